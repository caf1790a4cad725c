import { creature, powerAttacker } from '../../effects/language/words.ts';

export const superExplosiveVolcanodon = creature({
  name: 'Super Explosive Volcanodon',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 4,
  power: 2000,
  printings: ['DM-01 87/110', 'Promotional M13/Y1'],
  abilities: [powerAttacker(4000)],
});
