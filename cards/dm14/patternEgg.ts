import {
  allCreatures,
  cannotBeBlocked,
  countOf,
  creature,
  has,
  power,
  times,
} from '../../effects/language/words.ts';

export const patternEgg = creature({
  name: 'Pattern Egg',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 3,
  power: 3000,
  printings: ['DM-14 50/110'],
  abilities: [
    has(power(times(-1000, countOf(allCreatures({ civilizations: ['fire', 'nature'] }))))),
    cannotBeBlocked,
  ],
});
