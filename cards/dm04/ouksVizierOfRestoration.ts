import { creature, instead, self, wouldBeDestroyed } from '../../effects/language/words.ts';

export const ouksVizierOfRestoration = creature({
  name: 'Ouks, Vizier of Restoration',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 5,
  power: 1000,
  printings: ['DM-04 14/55'],
  abilities: [wouldBeDestroyed(self, instead('shieldZone'))],
});
