import {
  countOf,
  creature,
  doubleBreaker,
  has,
  opponentsCreatures,
  power,
  times,
} from '../../effects/language/words.ts';

export const moonHorn = creature({
  name: 'Moon Horn',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 6,
  power: 6000,
  printings: ['DM-05 52/55'],
  abilities: [
    has(power(times(1000, countOf(opponentsCreatures({ civilizations: ['water', 'darkness'] }))))),
    doubleBreaker,
  ],
});
