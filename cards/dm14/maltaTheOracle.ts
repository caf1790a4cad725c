import {
  choose,
  creature,
  may,
  opponentsCreatures,
  self,
  tap,
  whenPut,
} from '../../effects/language/words.ts';

export const maltaTheOracle = creature({
  name: 'Malta, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 3,
  power: 1000,
  printings: ['DM-14 74/110'],
  abilities: [whenPut(self, may(tap(choose(opponentsCreatures()))))],
});
