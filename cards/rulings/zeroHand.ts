import {
  any,
  choose,
  destroy,
  happened,
  opponentsCreatures,
  spell,
  spellAbility,
  zero,
} from '../../effects/language/words.ts';

export const zeroHand = spell({
  name: 'ZERO Hand',
  civilizations: ['darkness'],
  cost: 6,
  reconstructed: 'The condition of its ZERO is taken from the rulings.',
  abilities: [
    zero(happened({ event: 'put', what: any('opponent'), how: 'unpaid' })),
    spellAbility(destroy(choose(opponentsCreatures()))),
  ],
});
