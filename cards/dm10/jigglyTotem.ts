import {
  countOf,
  creature,
  hasWhile,
  isAttacking,
  power,
  times,
  yourMana,
} from '../../effects/language/words.ts';

export const jigglyTotem = creature({
  name: 'Jiggly Totem',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 4,
  power: 1000,
  printings: ['DM-10 85/110'],
  abilities: [hasWhile(isAttacking, power(times(1000, countOf(yourMana({ tapped: true })))))],
});
