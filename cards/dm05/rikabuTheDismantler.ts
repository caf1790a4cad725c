import { creature, speedAttacker } from '../../effects/language/words.ts';

export const rikabuTheDismantler = creature({
  name: 'Rikabu, the Dismantler',
  civilizations: ['fire'],
  races: ['Machine Eater'],
  cost: 3,
  power: 1000,
  printings: ['DM-05 43/55'],
  abilities: [speedAttacker],
});
