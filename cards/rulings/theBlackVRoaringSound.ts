import {
  choose,
  creature,
  discard,
  opponentsHand,
  self,
  speedAttacker,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const theBlackVRoaringSound = creature({
  name: 'The Black V, Roaring Sound',
  civilizations: ['darkness', 'fire'],
  races: ['Sonic Command', 'Initials'],
  cost: 4,
  power: 3000,
  abilities: [speedAttacker, wheneverAttacks(self, discard(choose(opponentsHand(), 1, 'opponent')))],
});
