import {
  choose,
  creature,
  may,
  opponentsCreatures,
  self,
  tap,
  whenPut,
} from '../../effects/language/words.ts';

export const fonchTheOracle = creature({
  name: 'Fonch, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 4,
  power: 2000,
  printings: ['DM-02 3/55'],
  abilities: [whenPut(self, may(tap(choose(opponentsCreatures()))))],
});
