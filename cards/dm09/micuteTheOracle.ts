import {
  any,
  choose,
  creature,
  may,
  opponentsCreatures,
  tap,
  whenPut,
} from '../../effects/language/words.ts';

export const micuteTheOracle = creature({
  name: 'Micute, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 5,
  power: 4000,
  printings: ['DM-09 11/55'],
  abilities: [whenPut(any('you', { races: ['Guardian'] }), may(tap(choose(opponentsCreatures()))))],
});
