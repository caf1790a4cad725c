import {
  both,
  choose,
  inOrder,
  onlyIf,
  opponentsCreatures,
  opponentsShields,
  putIntoGraveyard,
  spell,
  spellAbility,
  youHave,
} from '../../effects/language/words.ts';

export const grinningHunger = spell({
  name: 'Grinning Hunger',
  civilizations: ['darkness'],
  cost: 4,
  printings: ['DM-09 29/55'],
  abilities: [
    spellAbility(
      onlyIf(
        both(youHave(opponentsCreatures()), youHave(opponentsShields())),
        {
          do: 'modes',
          modes: [
            putIntoGraveyard(choose(opponentsCreatures(), 1, 'opponent')),
            putIntoGraveyard(choose(opponentsShields(), 1, 'opponent')),
          ],
          count: 1,
          by: 'opponent',
        },
        inOrder(
          putIntoGraveyard(choose(opponentsCreatures(), 1, 'opponent')),
          putIntoGraveyard(choose(opponentsShields(), 1, 'opponent')),
        ),
      ),
    ),
  ],
});
