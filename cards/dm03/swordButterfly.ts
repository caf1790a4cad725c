import { creature, powerAttacker } from '../../effects/language/words.ts';

export const swordButterfly = creature({
  name: 'Sword Butterfly',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 3,
  power: 2000,
  printings: ['DM-03 55/55'],
  abilities: [powerAttacker(3000)],
});
