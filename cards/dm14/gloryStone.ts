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

export const gloryStone = spell({
  name: 'Glory Stone',
  civilizations: ['light'],
  cost: 1,
  printings: ['DM-14 45/110'],
  abilities: [
    shieldTrigger,
    spellAbility(
      onlyIf(
        { kind: 'compare', a: countOf(opponentsMana()), b: countOf(yourMana()), is: 'more' },
        topOfDeckTo('manaZone'),
      ),
    ),
  ],
});
