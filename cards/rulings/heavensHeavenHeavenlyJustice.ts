import {
  atEndOfYourTurn,
  cardsIn,
  choose,
  dragheartFortress,
  each,
  may,
  put,
  yourHand,
} from '../../effects/language/words.ts';

export const heavensHeavenHeavenlyJustice = dragheartFortress({
  name: "Heaven's Heaven, Heavenly Justice",
  civilizations: ['light'],
  cost: 5,
  reconstructed:
    'Assumes that it puts a light creature with "blocker" from the hand; its dragsolution is left out.',
  abilities: [
    atEndOfYourTurn(
      may(put(choose(yourHand({ type: 'creature', civilizations: ['light'], keyword: 'blocker' })))),
    ),
    each(cardsIn('hand', 'any', { type: 'spell', not: { civilizations: ['light'] } }), {
      kind: 'cost',
      by: 1,
      atLeast: 0,
    }),
  ],
});
