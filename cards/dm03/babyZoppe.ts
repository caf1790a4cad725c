import { allOf, creature, hasWhile, power, yourMana } from '../../effects/language/words.ts';

export const babyZoppe = creature({
  name: 'Baby Zoppe',
  civilizations: ['fire'],
  races: ['Fire Bird'],
  cost: 3,
  power: 2000,
  printings: ['DM-03 35/55'],
  abilities: [hasWhile(allOf(yourMana(), { civilizations: ['fire'] }), power(2000))],
});
