import {
  choose,
  creature,
  may,
  opponentsCreatures,
  self,
  shieldTrigger,
  tap,
  whenPut,
} from '../../effects/language/words.ts';

export const kolonTheOracle = creature({
  name: 'Kolon, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 4,
  power: 1000,
  printings: ['DM-04 11/55'],
  abilities: [shieldTrigger, whenPut(self, may(tap(choose(opponentsCreatures()))))],
});
