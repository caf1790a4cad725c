import {
  creature,
  discard,
  inOrder,
  lookAt,
  opponentsHand,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const cabaltThePatroller = creature({
  name: 'Cabalt, the Patroller',
  civilizations: ['light'],
  races: ['Cosmo Walker'],
  cost: 4,
  power: 2500,
  printings: ['DM-14 13/110'],
  abilities: [
    whenPut(
      self,
      inOrder(
        lookAt(opponentsHand()),
        discard(opponentsHand({ type: 'spell', civilizations: ['darkness', 'fire'] })),
      ),
    ),
  ],
});
