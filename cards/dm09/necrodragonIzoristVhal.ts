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
  yourGraveyard,
} from '../../effects/language/words.ts';

export const necrodragonIzoristVhal = creature({
  name: 'Necrodragon Izorist Vhal',
  civilizations: ['darkness'],
  races: ['Zombie Dragon'],
  cost: 6,
  power: 0,
  printings: ['DM-09 31/55'],
  abilities: [
    has(power(times(2000, countOf(yourGraveyard({ type: 'creature', civilizations: ['darkness'] }))))),
    hasWhile(isLike(self, { power: atLeast(6000) }), gains(doubleBreaker)),
  ],
});
