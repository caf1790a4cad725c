import {
  atMost,
  chooseUpTo,
  creature,
  destroy,
  exLife,
  inOrder,
  justDiver,
  lookAtTop,
  may,
  opponentsCreatures,
  putOnDeckBottom,
  returnToHand,
  self,
  the,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const volVal8ForbiddenDragonKing = creature({
  name: 'Vol-Val-8, Forbidden Dragon King',
  civilizations: ['water', 'fire', 'nature'],
  races: ['Dispector', 'Armored Dragon', 'Earth Dragon', 'Forbidden'],
  cost: 9,
  power: 54321,
  abilities: [
    exLife,
    justDiver,
    wheneverAttacks(
      self,
      inOrder(
        lookAtTop(5, 'seen'),
        returnToHand(chooseUpTo(the('seen'), 2)),
        putOnDeckBottom(the('seen')),
        may(destroy(opponentsCreatures({ power: atMost(6000) }))),
      ),
    ),
  ],
  reconstructed:
    'Assumes that the remaining cards go to the bottom of the deck, and that all matching creatures of the opponent are destroyed.',
});
