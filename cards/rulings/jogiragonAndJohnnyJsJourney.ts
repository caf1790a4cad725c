import {
  atLeast,
  cannot,
  choose,
  creature,
  discard,
  doubleBreaker,
  draw,
  hasWhile,
  inOrder,
  opponentsTurn,
  revolutionChange,
  self,
  whenPut,
  yourHand,
} from '../../effects/language/words.ts';

export const jogiragonAndJohnnyJsJourney = creature({
  name: "Jogiragon and Johnny ~J's Journey~",
  civilizations: [],
  races: ['Jokers Dragon'],
  cost: 8,
  power: 10000,
  abilities: [
    revolutionChange({ races: ['Jokers'], cost: atLeast(5) }),
    doubleBreaker,
    whenPut(self, inOrder(draw(), discard(choose(yourHand())))),
    hasWhile(opponentsTurn, cannot({ do: 'cast', who: 'opponent', limit: 1 })),
  ],
  reconstructed: 'Using an ability of the discarded card again is left out.',
});
