import {
  allCreatures,
  atMost,
  creature,
  destroy,
  discard,
  inOrder,
  lookAt,
  opponentsHand,
  tapAbility,
} from '../../effects/language/words.ts';

export const deklowazTheTerminator = creature({
  name: 'Deklowaz, the Terminator',
  civilizations: ['darkness', 'fire'],
  races: ['Spirit Quartz'],
  cost: 6,
  power: 5000,
  printings: ['DM-10 S10/110'],
  abilities: [
    tapAbility(
      inOrder(
        destroy(allCreatures({ power: atMost(3000) })),
        lookAt(opponentsHand()),
        discard(opponentsHand({ type: 'creature', power: atMost(3000) })),
      ),
    ),
  ],
});
