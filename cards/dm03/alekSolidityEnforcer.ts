import {
  blocker,
  countOf,
  creature,
  has,
  power,
  times,
  yourCreatures,
} from '../../effects/language/words.ts';

export const alekSolidityEnforcer = creature({
  name: 'Alek, Solidity Enforcer',
  civilizations: ['light'],
  races: ['Berserker'],
  cost: 7,
  power: 4000,
  printings: ['DM-03 1/55'],
  abilities: [
    blocker,
    has(power(times(1000, countOf(yourCreatures({ civilizations: ['light'], other: true }))))),
  ],
});
