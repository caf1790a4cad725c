import {
  choose,
  creature,
  destroy,
  discard,
  doubleBreaker,
  opponentsCreatures,
  opponentsHand,
  self,
  wheneverAttacks,
  whenPut,
} from '../../effects/language/words.ts';

export const nicolBolas = creature({
  name: 'Nicol Bolas',
  civilizations: ['water', 'darkness', 'fire'],
  races: ['Elder Dragon', 'Planeswalker'],
  cost: 8,
  power: 7000,
  abilities: [
    whenPut(self, discard(choose(opponentsHand(), 7, 'opponent'))),
    wheneverAttacks(self, destroy(choose(opponentsCreatures()))),
    doubleBreaker,
  ],
});
