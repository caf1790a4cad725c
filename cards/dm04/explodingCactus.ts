import { creature, hasWhile, power, youHave, yourCreatures } from '../../effects/language/words.ts';

export const explodingCactus = creature({
  name: 'Exploding Cactus',
  civilizations: ['nature'],
  races: ['Tree Folk'],
  cost: 3,
  power: 2000,
  printings: ['DM-04 51/55'],
  abilities: [hasWhile(youHave(yourCreatures({ civilizations: ['light'] })), power(2000))],
});
