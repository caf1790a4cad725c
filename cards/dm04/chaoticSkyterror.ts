import {
  allCreatures,
  creature,
  doubleBreaker,
  each,
  gains,
  powerAttacker,
} from '../../effects/language/words.ts';

export const chaoticSkyterror = creature({
  name: 'Chaotic Skyterror',
  civilizations: ['fire'],
  races: ['Armored Wyvern'],
  cost: 5,
  power: 4000,
  printings: ['DM-04 41/55'],
  abilities: [each(allCreatures({ races: ['Demon Command'] }), gains(powerAttacker(4000), doubleBreaker))],
});
