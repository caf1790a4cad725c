import {
  countOf,
  creature,
  crewBreaker,
  has,
  power,
  times,
  yourCreatures,
} from '../../effects/language/words.ts';

export const ultimateDragon = creature({
  name: 'Ultimate Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 6,
  power: 5000,
  printings: ['DM-10 S6/110'],
  abilities: [
    has(power(times(5000, countOf(yourCreatures({ other: true, races: ['Dragon'] }))))),
    crewBreaker({ type: 'creature', races: ['Dragon'] }),
  ],
});
