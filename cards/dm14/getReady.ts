import {
  countOf,
  draw,
  onlyIf,
  opponentsHand,
  plus,
  spell,
  spellAbility,
  times,
  yourHand,
} from '../../effects/language/words.ts';

export const getReady = spell({
  name: 'Get Ready',
  civilizations: ['light'],
  cost: 5,
  printings: ['DM-14 16/110'],
  abilities: [
    spellAbility(
      onlyIf(
        { kind: 'compare', a: countOf(opponentsHand()), b: countOf(yourHand()), is: 'more' },
        draw(plus(countOf(opponentsHand()), times(-1, countOf(yourHand())))),
      ),
    ),
  ],
});
