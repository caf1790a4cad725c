import {
  countOf,
  creature,
  onlyIf,
  opponentsMana,
  tapAbility,
  topOfDeckTo,
  yourMana,
} from '../../effects/language/words.ts';

export const milkywaySpectralKnight = creature({
  name: 'Milkyway, Spectral Knight',
  civilizations: ['light'],
  races: ['Rainbow Phantom'],
  cost: 2,
  power: 1000,
  printings: ['DM-14 44/110'],
  abilities: [
    tapAbility(
      onlyIf(
        { kind: 'compare', a: countOf(opponentsMana()), b: countOf(yourMana()), is: 'more' },
        topOfDeckTo('manaZone'),
      ),
    ),
  ],
});
