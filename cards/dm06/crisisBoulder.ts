import {
  both,
  choose,
  inOrder,
  onlyIf,
  opponentsCreatures,
  opponentsMana,
  putIntoGraveyard,
  shieldTrigger,
  spell,
  spellAbility,
  youHave,
} from '../../effects/language/words.ts';

export const crisisBoulder = spell({
  name: 'Crisis Boulder',
  civilizations: ['fire'],
  cost: 4,
  printings: ['DM-06 79/110'],
  abilities: [
    shieldTrigger,
    spellAbility(
      onlyIf(
        both(youHave(opponentsCreatures()), youHave(opponentsMana())),
        {
          do: 'modes',
          modes: [
            putIntoGraveyard(choose(opponentsCreatures(), 1, 'opponent')),
            putIntoGraveyard(choose(opponentsMana(), 1, 'opponent')),
          ],
          count: 1,
          by: 'opponent',
        },
        inOrder(
          putIntoGraveyard(choose(opponentsCreatures(), 1, 'opponent')),
          putIntoGraveyard(choose(opponentsMana(), 1, 'opponent')),
        ),
      ),
    ),
  ],
});
