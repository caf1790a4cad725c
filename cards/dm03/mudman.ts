import { allOf, creature, hasWhile, power, yourMana } from '../../effects/language/words.ts';

export const mudman = creature({
  name: 'Mudman',
  civilizations: ['darkness'],
  races: ['Hedrian'],
  cost: 4,
  power: 2000,
  printings: ['DM-03 30/55'],
  abilities: [hasWhile(allOf(yourMana(), { civilizations: ['darkness'] }), power(2000))],
});
