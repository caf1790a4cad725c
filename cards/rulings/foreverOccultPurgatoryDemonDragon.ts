import {
  alternativeCost,
  choose,
  creature,
  destroy,
  doubleBreaker,
  returnToHand,
  self,
  wheneverAttacks,
  yourCreatures,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const foreverOccultPurgatoryDemonDragon = creature({
  name: 'Forever Occult, Purgatory Demon Dragon',
  civilizations: ['darkness'],
  races: ['Demon Command Dragon'],
  cost: 8,
  power: 9000,
  abilities: [
    alternativeCost(destroy(choose(yourCreatures(), 3))),
    doubleBreaker,
    wheneverAttacks(self, returnToHand(choose(yourGraveyard({ type: 'creature' })))),
  ],
});
