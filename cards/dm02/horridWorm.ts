import {
  atRandom,
  creature,
  discard,
  opponentsHand,
  self,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const horridWorm = creature({
  name: 'Horrid Worm',
  civilizations: ['darkness'],
  races: ['Parasite Worm'],
  cost: 3,
  power: 2000,
  printings: ['DM-02 30/55', 'Promotional B5/7 Y1'],
  abilities: [wheneverAttacks(self, discard(atRandom(opponentsHand())))],
});
