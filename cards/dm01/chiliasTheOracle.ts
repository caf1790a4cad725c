import { creature, instead, self, wouldBeDestroyed } from '../../effects/language/words.ts';

export const chiliasTheOracle = creature({
  name: 'Chilias, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 4,
  power: 2500,
  printings: ['DM-01 1/110'],
  abilities: [wouldBeDestroyed(self, instead('hand'))],
});
