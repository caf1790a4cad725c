import type { CardDefinition } from 'taiki';
import { any, callnion, cannot, creature, draw, gets, self, shieldTrigger, that, whenPut } from 'taiki/words';

const dorimuZaShiruba = creature({
  name: 'ドリーム・ザ・シルバー',
  civilizations: [],
  races: ['Jokers'],
  cost: 5,
  power: 5000,
  abilities: [shieldTrigger, callnion],
  printings: ['DM24-RP3 028'],
});

const banno = creature({
  name: '万能バンノー',
  civilizations: [],
  races: ['Jokers'],
  cost: 4,
  power: 3000,
  abilities: [whenPut(self, draw()), whenPut(any('opponent'), gets(that, 'turn', cannot({ do: 'attack' })))],
  printings: ['DM24-RP3 052'],
});

export const colorless: readonly CardDefinition[] = [dorimuZaShiruba, banno];
