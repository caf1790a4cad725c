import type { CardDefinition } from 'taiki';
import { callnion, countOf, creature, draw, has, may, self, whenPut, yourCreatures } from 'taiki/words';

const herutotsuQ = creature({
  name: 'ヘルトッQ',
  civilizations: [],
  races: ['Jokers'],
  cost: 5,
  power: 5050,
  abilities: [
    has({ kind: 'can', permission: { do: 'attackPlayersAtOnce' } }),
    whenPut(self, may(draw(countOf(yourCreatures({ races: ['Jokers'] }))))),
  ],
  printings: ['DM24-BD2 010'],
});

const hakkeYoi = creature({
  name: '八卦ヨーイ',
  civilizations: [],
  races: ['Jokers'],
  cost: 4,
  power: 5000,
  abilities: [callnion],
  printings: ['DM24-BD2 012'],
});

/** The cards of DM24-BD2. */
export const dm24bd2: readonly CardDefinition[] = [herutotsuQ, hakkeYoi];
