import { canAttackUntapped, creature, doubleBreaker } from '../../effects/language/words.ts';

export const gatlingSkyterror = creature({
  name: 'Gatling Skyterror',
  civilizations: ['fire'],
  races: ['Armored Wyvern'],
  cost: 7,
  power: 7000,
  printings: ['DM-01 79/110'],
  abilities: [canAttackUntapped(), doubleBreaker],
});
