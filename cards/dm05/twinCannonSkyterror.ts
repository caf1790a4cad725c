import { creature, doubleBreaker, speedAttacker } from '../../effects/language/words.ts';

export const twinCannonSkyterror = creature({
  name: 'Twin-Cannon Skyterror',
  civilizations: ['fire'],
  races: ['Armored Wyvern'],
  cost: 7,
  power: 7000,
  printings: ['DM-05 45/55', 'Promotional E5/Y1'],
  abilities: [speedAttacker, doubleBreaker],
});
