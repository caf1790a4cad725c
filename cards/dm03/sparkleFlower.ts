import { allOf, blocker, creature, gains, hasWhile, yourMana } from '../../effects/language/words.ts';

export const sparkleFlower = creature({
  name: 'Sparkle Flower',
  civilizations: ['light'],
  races: ['Starlight Tree'],
  cost: 4,
  power: 3000,
  printings: ['DM-03 9/55'],
  abilities: [hasWhile(allOf(yourMana(), { civilizations: ['light'] }), gains(blocker))],
});
