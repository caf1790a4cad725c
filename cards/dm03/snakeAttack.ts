import {
  choose,
  doubleBreaker,
  gains,
  gets,
  putIntoGraveyard,
  spell,
  spellAbility,
  yourCreatures,
  yourShields,
} from '../../effects/language/words.ts';

export const snakeAttack = spell({
  name: 'Snake Attack',
  civilizations: ['darkness'],
  cost: 4,
  printings: ['DM-03 32/55'],
  abilities: [
    spellAbility(
      gets(yourCreatures(), 'turn', gains(doubleBreaker)),
      putIntoGraveyard(choose(yourShields())),
    ),
  ],
});
