import {
  atLeast,
  choose,
  onlyIf,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  youHave,
  yourMana,
} from '../../effects/language/words.ts';

export const valiantSpark = spell({
  name: 'Valiant Spark',
  civilizations: ['light'],
  cost: 3,
  printings: ['DM-15 7/55'],
  abilities: [
    shieldTrigger,
    spellAbility(
      onlyIf(youHave(yourMana(), atLeast(7)), tap(opponentsCreatures()), tap(choose(opponentsCreatures()))),
    ),
  ],
});
