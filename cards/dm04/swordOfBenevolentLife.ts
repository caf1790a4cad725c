import {
  countOf,
  gets,
  power,
  spell,
  spellAbility,
  times,
  yourCreatures,
} from '../../effects/language/words.ts';

export const swordOfBenevolentLife = spell({
  name: 'Sword of Benevolent Life',
  civilizations: ['nature'],
  cost: 2,
  printings: ['DM-04 53/55'],
  abilities: [
    spellAbility(
      gets(yourCreatures(), 'turn', power(times(1000, countOf(yourCreatures({ civilizations: ['light'] }))))),
    ),
  ],
});
