import {
  choose,
  creature,
  inOrder,
  lookAt,
  may,
  opponentsHand,
  opponentsMana,
  putIntoMana,
  returnToHand,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const gigandura = creature({
  name: 'Gigandura',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 5,
  power: 3000,
  printings: ['DM-10 49/110', 'Promotional P1/Y3'],
  abilities: [
    whenPut(
      self,
      inOrder(
        lookAt(opponentsHand()),
        may(putIntoMana(choose(opponentsHand())), returnToHand(choose(opponentsMana()))),
      ),
    ),
  ],
});
