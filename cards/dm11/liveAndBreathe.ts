import {
  any,
  cardsIn,
  chooseUpTo,
  delayed,
  inOrder,
  put,
  shuffleDeck,
  spell,
  spellAbility,
  that,
  when,
} from '../../effects/language/words.ts';

export const liveAndBreathe = spell({
  name: 'Live and Breathe',
  civilizations: ['light', 'nature'],
  cost: 3,
  printings: ['DM-11 52/55'],
  abilities: [
    spellAbility(
      delayed(
        when(
          { event: 'put', what: any('you'), how: 'summoned' },
          inOrder(
            put(chooseUpTo(cardsIn('deck', 'you', { type: 'creature', sameNameAs: that }), 1)),
            shuffleDeck('you'),
          ),
        ),
        'turn',
      ),
    ),
  ],
});
