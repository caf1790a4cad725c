import { choose, creature, opponentsMana, returnToHand, tapAbility } from '../../effects/language/words.ts';

export const aquaFencer = creature({
  name: 'Aqua Fencer',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 7,
  power: 3000,
  printings: ['DM-07 17/55'],
  abilities: [tapAbility(returnToHand(choose(opponentsMana())))],
});
