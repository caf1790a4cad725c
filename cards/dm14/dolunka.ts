import { any, creature, draw, may, wheneverAttacks } from '../../effects/language/words.ts';

export const dolunka = creature({
  name: 'Dolunka',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 4,
  power: 2000,
  printings: ['DM-14 80/110'],
  abilities: [wheneverAttacks(any('opponent', { civilizations: ['fire', 'nature'] }), may(draw()))],
});
