import { draw, from, may, self, spell, spellAbility, useFree, when } from '../../effects/language/words.ts';

export const chikushoooooo = spell({
  name: '「Chikushoooooo!!」',
  civilizations: ['darkness'],
  cost: 5,
  abilities: [
    from(['hand'], when({ event: 'endOfTurn', of: 'opponent' }, may(useFree(self)))),
    spellAbility(draw()),
  ],
  reconstructed:
    "Known only as a card that can be cast at the end of the opponent's turn. Civilization, cost and text are placeholders.",
});
