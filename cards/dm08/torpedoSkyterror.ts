import {
  countOf,
  creature,
  hasWhile,
  isAttacking,
  power,
  times,
  yourCreatures,
} from '../../effects/language/words.ts';

export const torpedoSkyterror = creature({
  name: 'Torpedo Skyterror',
  civilizations: ['fire'],
  races: ['Armored Wyvern'],
  cost: 5,
  power: 4000,
  printings: ['DM-08 43/55'],
  abilities: [
    hasWhile(isAttacking, power(times(2000, countOf(yourCreatures({ tapped: true, other: true }))))),
  ],
});
