import {
  atRandom,
  creature,
  discard,
  opponentsHand,
  self,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const windmillMutant = creature({
  name: 'Windmill Mutant',
  civilizations: ['darkness'],
  races: ['Hedrian'],
  cost: 3,
  power: 2000,
  printings: ['DM-12 46/55'],
  abilities: [wheneverAttacks(self, discard(atRandom(opponentsHand())))],
});
