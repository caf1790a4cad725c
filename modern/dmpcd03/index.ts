import type { CardDefinition } from 'taiki';
import { creature, self, topOfDeckTo, whenPut } from 'taiki/words';

const urukosu = creature({
  name: '霊騎幻獣ウルコス',
  civilizations: ['light', 'nature'],
  races: ['Arc Seraphim', 'Dream Mate'],
  cost: 3,
  power: 2000,
  abilities: [whenPut(self, topOfDeckTo('manaZone'))],
  printings: ['DMPCD-03 A17'],
});

/** The cards of DMPCD-03. */
export const dmpcd03: readonly CardDefinition[] = [urukosu];
