import {
  allCreatures,
  called,
  choose,
  draw,
  isLike,
  may,
  onlyIf,
  returnToHand,
  spell,
  spellAbility,
  the,
} from '../../effects/language/words.ts';

export const waveLance = spell({
  name: 'Wave Lance',
  civilizations: ['water'],
  cost: 3,
  printings: ['DM-08 25/55'],
  abilities: [
    spellAbility(
      returnToHand(called(choose(allCreatures()), 'returned')),
      onlyIf(isLike(the('returned'), { races: ['Dragon'] }), may(draw())),
    ),
  ],
});
