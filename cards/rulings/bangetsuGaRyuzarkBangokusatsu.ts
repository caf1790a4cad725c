import {
  allCreatures,
  creature,
  destroy,
  doubleBreaker,
  each,
  opponentsMana,
  spell,
  spellAbility,
  twinpact,
  zetsuGateOfMoonlessNight,
} from '../../effects/language/words.ts';

export const bangetsuGaRyuzarkBangokusatsu = twinpact(
  'Bangetsu 卍 Ga Ryuzark 卍 / Bangokusatsu',
  creature({
    name: 'Bangetsu 卍 Ga Ryuzark 卍',
    civilizations: ['darkness'],
    races: ['Master Dolszak', 'Mafi Gang'],
    cost: 9,
    power: 11000,
    abilities: [
      zetsuGateOfMoonlessNight,
      doubleBreaker,
      each(opponentsMana(), { kind: 'untapAtMost', count: 3 }),
    ],
    reconstructed:
      "The cost of the spell side is assumed, and that its gate opens at the end of its owner's turn.",
  }),
  spell({
    name: 'Bangokusatsu',
    civilizations: ['darkness'],
    cost: 8,
    abilities: [spellAbility(destroy(allCreatures()))],
  }),
);
