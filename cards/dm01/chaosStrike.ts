import {
  choose,
  each,
  gains,
  gets,
  mayAttackUntapped,
  opponentsCreatures,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const chaosStrike = spell({
  name: 'Chaos Strike',
  civilizations: ['fire'],
  cost: 2,
  printings: ['DM-01 72/110'],
  abilities: [
    spellAbility(
      gets(
        choose(opponentsCreatures({ tapped: false })),
        'turn',
        gains(each(opponentsCreatures(), mayAttackUntapped({ itself: true }))),
      ),
    ),
  ],
});
