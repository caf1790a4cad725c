import { creature, doubleBreaker, each, gains, yourCreatures } from '../../effects/language/words.ts';

export const bladerushSkyterrorQ = creature({
  name: 'Bladerush Skyterror Q',
  civilizations: ['fire'],
  races: ['Survivor', 'Armored Wyvern'],
  cost: 7,
  power: 5000,
  printings: ['DM-05 4/55'],
  abilities: [each(yourCreatures({ races: ['Survivor'] }), gains(doubleBreaker))],
});
