import {
  atRandom,
  creature,
  discard,
  opponentsHand,
  self,
  whenDestroyed,
} from '../../effects/language/words.ts';

export const propellerMutant = creature({
  name: 'Propeller Mutant',
  civilizations: ['darkness'],
  races: ['Hedrian'],
  cost: 2,
  power: 1000,
  printings: ['DM-07 31/55'],
  abilities: [whenDestroyed(self, discard(atRandom(opponentsHand())))],
});
