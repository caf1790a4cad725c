import {
  atMost,
  cardsIn,
  choose,
  chooseUpTo,
  costOf,
  destroy,
  exactly,
  inOrder,
  named,
  onlyIf,
  opponentsCreatures,
  put,
  shuffleDeck,
  spell,
  spellAbility,
  tally,
  the,
} from '../../effects/language/words.ts';

export const miraculousRebirth = spell({
  name: 'Miraculous Rebirth',
  civilizations: ['fire', 'nature'],
  cost: 6,
  printings: ['DM-11 S5/55'],
  abilities: [
    spellAbility(
      tally(destroy(choose(opponentsCreatures({ power: atMost(5000) }))), 'dead'),
      onlyIf(
        { kind: 'compare', a: named('dead'), b: 1, is: 'atLeast' },
        inOrder(
          put(
            chooseUpTo(cardsIn('deck', 'you', { type: 'creature', cost: exactly(costOf(the('chosen'))) }), 1),
          ),
          shuffleDeck('you'),
        ),
      ),
    ),
  ],
});
