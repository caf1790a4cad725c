import {
  any,
  choose,
  delayed,
  inOrder,
  opponentsMana,
  opponentsShields,
  putIntoGraveyard,
  spell,
  spellAbility,
  whenDestroyed,
} from '../../effects/language/words.ts';

export const slashAndBurn = spell({
  name: 'Slash and Burn',
  civilizations: ['darkness', 'fire'],
  cost: 4,
  printings: ['DM-11 54/55'],
  abilities: [
    spellAbility(
      delayed(
        whenDestroyed(
          any('opponent'),
          inOrder(
            putIntoGraveyard(choose(opponentsMana(), 1, 'opponent')),
            putIntoGraveyard(choose(opponentsShields(), 1, 'opponent')),
          ),
        ),
        'turn',
      ),
    ),
  ],
});
