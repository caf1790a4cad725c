import { addToShields, choose, creature, tapAbility, yourCreatures } from '../../effects/language/words.ts';

export const rondobilTheExplorer = creature({
  name: 'Rondobil, the Explorer',
  civilizations: ['light'],
  races: ['Gladiator'],
  cost: 6,
  power: 5000,
  printings: ['DM-07 15/55'],
  abilities: [tapAbility(addToShields(choose(yourCreatures())))],
});
