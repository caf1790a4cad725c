import {
  blocker,
  cannotAttackPlayers,
  choose,
  creature,
  may,
  opponentsCreatures,
  self,
  tap,
  whenDestroyed,
} from '../../effects/language/words.ts';

export const cubelaTheOracle = creature({
  name: 'Cubela, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 1,
  power: 1000,
  printings: ['DM-14 76/110'],
  abilities: [blocker, cannotAttackPlayers, whenDestroyed(self, may(tap(choose(opponentsCreatures()))))],
});
