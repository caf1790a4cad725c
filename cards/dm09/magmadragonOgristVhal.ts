import {
  atLeast,
  countOf,
  creature,
  doubleBreaker,
  gains,
  has,
  hasWhile,
  isLike,
  power,
  self,
  times,
  tripleBreaker,
  yourHand,
} from '../../effects/language/words.ts';

export const magmadragonOgristVhal = creature({
  name: 'Magmadragon Ogrist Vhal',
  civilizations: ['fire'],
  races: ['Volcano Dragon'],
  cost: 7,
  power: 0,
  printings: ['DM-09 S4/55'],
  abilities: [
    has(power(times(3000, countOf(yourHand())))),
    hasWhile(isLike(self, { power: { min: 6000, max: 14999 } }), gains(doubleBreaker)),
    hasWhile(isLike(self, { power: atLeast(15000) }), gains(tripleBreaker)),
  ],
});
