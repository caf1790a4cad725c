import {
  countOf,
  creature,
  hasWhile,
  isAttacking,
  power,
  times,
  yourCreatures,
} from '../../effects/language/words.ts';

export const leapingTornadoHorn = creature({
  name: 'Leaping Tornado Horn',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 3,
  power: 2000,
  printings: ['DM-02 49/55'],
  abilities: [hasWhile(isAttacking, power(times(1000, countOf(yourCreatures({ other: true })))))],
});
