import {
  choose,
  creature,
  itself,
  may,
  opponentsCreatures,
  tap,
  when,
} from '../../effects/language/words.ts';

export const rieilleTheOracle = creature({
  name: 'Rieille, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 2,
  power: 1000,
  printings: ['DM-13 38/55'],
  abilities: [when({ event: 'attacked', what: itself }, may(tap(choose(opponentsCreatures()))))],
});
