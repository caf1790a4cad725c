import {
  choose,
  creature,
  discard,
  inOrder,
  opponentsHand,
  opponentsMana,
  putIntoGraveyard,
  when,
} from '../../effects/language/words.ts';

export const iceVaporShadowOfAnguish = creature({
  name: 'Ice Vapor, Shadow of Anguish',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 5,
  power: 1000,
  printings: ['DM-09 30/55'],
  abilities: [
    when(
      { event: 'used', by: 'opponent', what: { type: 'spell' } },
      inOrder(
        discard(choose(opponentsHand(), 1, 'opponent')),
        putIntoGraveyard(choose(opponentsMana(), 1, 'opponent')),
      ),
    ),
  ],
});
