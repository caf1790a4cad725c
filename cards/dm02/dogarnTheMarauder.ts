import {
  countOf,
  creature,
  hasWhile,
  isAttacking,
  power,
  times,
  yourCreatures,
} from '../../effects/language/words.ts';

export const dogarnTheMarauder = creature({
  name: 'Dogarn, the Marauder',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 3,
  power: 2000,
  printings: ['DM-02 39/55'],
  abilities: [
    hasWhile(isAttacking, power(times(2000, countOf(yourCreatures({ tapped: true, other: true }))))),
  ],
});
