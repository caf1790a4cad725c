import {
  cardsIn,
  chooseUpTo,
  creature,
  doubleBreaker,
  inOrder,
  may,
  shuffleDeck,
  that,
  useFree,
  when,
  youHave,
  yourCreatures,
} from '../../effects/language/words.ts';

export const alexanderThe3rdEmperorOfTheDemonicEye = creature({
  name: 'Alexander the 3rd, Emperor of the Demonic Eye',
  civilizations: ['darkness'],
  races: ['Dark Lord', 'Zombie Dragon', 'Knight'],
  cost: 7,
  power: 6000,
  abilities: [
    doubleBreaker,
    when(
      {
        event: 'used',
        by: 'you',
        what: { type: 'spell', civilizations: ['light', 'water', 'darkness'] },
        from: ['hand', 'graveyard'],
      },
      may(
        inOrder(
          useFree(chooseUpTo(cardsIn('deck', 'you', { type: 'spell', sameNameAs: that }), 1)),
          shuffleDeck('you'),
        ),
      ),
      youHave(yourCreatures({ races: ['Knight'], other: true })),
    ),
  ],
});
