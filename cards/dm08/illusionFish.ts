import { cannotBeBlocked, creature, turboRush } from '../../effects/language/words.ts';

export const illusionFish = creature({
  name: 'Illusion Fish',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 4,
  power: 3000,
  printings: ['DM-08 20/55'],
  abilities: [turboRush(cannotBeBlocked)],
});
