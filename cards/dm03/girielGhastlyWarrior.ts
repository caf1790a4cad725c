import { creature, doubleBreaker } from '../../effects/language/words.ts';

export const girielGhastlyWarrior = creature({
  name: 'Giriel, Ghastly Warrior',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 8,
  power: 11000,
  printings: ['DM-03 S3/55'],
  abilities: [doubleBreaker],
});
