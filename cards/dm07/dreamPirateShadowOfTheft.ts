import {
  choose,
  creature,
  discard,
  ifYouDo,
  insteadDo,
  optional,
  returnToHand,
  self,
  wouldBeDestroyed,
  yourHand,
} from '../../effects/language/words.ts';

export const dreamPirateShadowOfTheft = creature({
  name: 'Dream Pirate, Shadow of Theft',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 4,
  power: 3000,
  printings: ['DM-07 26/55'],
  abilities: [
    optional(wouldBeDestroyed(self, insteadDo(ifYouDo(returnToHand(self), discard(choose(yourHand())))))),
  ],
});
