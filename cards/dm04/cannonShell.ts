import {
  countOf,
  creature,
  has,
  power,
  shieldTrigger,
  times,
  yourShields,
} from '../../effects/language/words.ts';

export const cannonShell = creature({
  name: 'Cannon Shell',
  civilizations: ['nature'],
  races: ['Colony Beetle'],
  cost: 4,
  power: 1000,
  printings: ['DM-04 49/55'],
  abilities: [shieldTrigger, has(power(times(1000, countOf(yourShields()))))],
});
