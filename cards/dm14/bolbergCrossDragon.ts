import { creature, doubleBreaker, isCrossedFree, speedAttacker } from '../../effects/language/words.ts';

export const bolbergCrossDragon = creature({
  name: 'Bolberg Cross Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 8,
  power: 7000,
  printings: ['DM-14 S7/110'],
  abilities: [speedAttacker, isCrossedFree, doubleBreaker],
});
