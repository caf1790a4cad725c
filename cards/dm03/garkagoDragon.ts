import {
  canAttackUntapped,
  countOf,
  creature,
  doubleBreaker,
  has,
  power,
  times,
  yourCreatures,
} from '../../effects/language/words.ts';

export const garkagoDragon = creature({
  name: 'Garkago Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 6000,
  printings: ['DM-03 S4/55'],
  abilities: [
    doubleBreaker,
    has(power(times(1000, countOf(yourCreatures({ civilizations: ['fire'], other: true }))))),
    canAttackUntapped(),
  ],
});
