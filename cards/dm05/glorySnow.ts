import {
  countOf,
  onlyIf,
  opponentsMana,
  shieldTrigger,
  spell,
  spellAbility,
  topOfDeckTo,
  yourMana,
} from '../../effects/language/words.ts';

export const glorySnow = spell({
  name: 'Glory Snow',
  civilizations: ['light'],
  cost: 4,
  printings: ['DM-05 9/55'],
  abilities: [
    shieldTrigger,
    spellAbility(
      onlyIf(
        { kind: 'compare', a: countOf(opponentsMana()), b: countOf(yourMana()), is: 'more' },
        topOfDeckTo('manaZone', 2),
      ),
    ),
  ],
});
