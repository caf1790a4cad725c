import {
  allOf,
  creature,
  doubleBreaker,
  gains,
  hasWhile,
  power,
  yourMana,
} from '../../effects/language/words.ts';

export const ragingDashHorn = creature({
  name: 'Raging Dash-Horn',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 5,
  power: 4000,
  printings: ['DM-03 52/55'],
  abilities: [hasWhile(allOf(yourMana(), { civilizations: ['nature'] }), power(3000), gains(doubleBreaker))],
});
