import { allOf, blocker, creature, gains, hasWhile, power, yourMana } from '../../effects/language/words.ts';

export const parshiaTheExplorer = creature({
  name: 'Parshia, the Explorer',
  civilizations: ['light'],
  races: ['Gladiator'],
  cost: 3,
  power: 2000,
  printings: ['DM-14 42/110'],
  abilities: [hasWhile(allOf(yourMana(), { civilizations: ['light'] }), power(2500), gains(blocker))],
});
