import {
  countOf,
  gains,
  gets,
  hasWhile,
  isAttacking,
  power,
  spell,
  spellAbility,
  times,
  yourCreatures,
  yourMana,
} from '../../effects/language/words.ts';

export const swordOfMalevolentDeath = spell({
  name: 'Sword of Malevolent Death',
  civilizations: ['fire'],
  cost: 4,
  printings: ['DM-04 47/55'],
  abilities: [
    spellAbility(
      gets(
        yourCreatures(),
        'turn',
        gains(hasWhile(isAttacking, power(times(1000, countOf(yourMana({ civilizations: ['darkness'] })))))),
      ),
    ),
  ],
});
