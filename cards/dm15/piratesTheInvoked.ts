import { creature, eachWhile, power, yourCreatures, yourTurn } from '../../effects/language/words.ts';

export const piratesTheInvoked = creature({
  name: 'Pirates, the Invoked',
  civilizations: ['nature'],
  races: ['Wonder Trick'],
  cost: 4,
  power: 2000,
  printings: ['DM-15 20/55'],
  abilities: [eachWhile(yourTurn, yourCreatures({ other: true }), power(2000))],
});
