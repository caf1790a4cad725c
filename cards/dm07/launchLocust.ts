import {
  countOf,
  creature,
  hasWhile,
  isAttacking,
  power,
  times,
  yourCreatures,
} from '../../effects/language/words.ts';

export const launchLocust = creature({
  name: 'Launch Locust',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 3,
  power: 2000,
  printings: ['DM-07 50/55'],
  abilities: [hasWhile(isAttacking, power(times(1000, countOf(yourCreatures({ other: true })))))],
});
