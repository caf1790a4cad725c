import {
  creature,
  doubleBreaker,
  exactly,
  gains,
  hasWhile,
  powerAttacker,
  youHave,
  yourCreatures,
} from '../../effects/language/words.ts';

export const astronautSkyterror = creature({
  name: 'Astronaut Skyterror',
  civilizations: ['fire'],
  races: ['Armored Wyvern'],
  cost: 5,
  power: 4000,
  printings: ['DM-07 37/55'],
  abilities: [
    hasWhile(youHave(yourCreatures({ other: true }), exactly(0)), gains(powerAttacker(4000), doubleBreaker)),
  ],
});
