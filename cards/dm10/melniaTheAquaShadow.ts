import { cannotBeBlocked, creature, slayer } from '../../effects/language/words.ts';

export const melniaTheAquaShadow = creature({
  name: 'Melnia, the Aqua Shadow',
  civilizations: ['water', 'darkness'],
  races: ['Liquid People', 'Ghost'],
  cost: 2,
  power: 1000,
  printings: ['DM-10 99/110', 'Promotional P3/Y3'],
  abilities: [cannotBeBlocked, slayer],
});
