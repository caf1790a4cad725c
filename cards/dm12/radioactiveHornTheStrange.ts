import { creature, doubleBreaker } from '../../effects/language/words.ts';

export const radioactiveHornTheStrange = creature({
  name: 'Radioactive Horn, the Strange',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 3,
  power: 1000,
  printings: ['DM-12 15/55'],
  abilities: [doubleBreaker],
});
