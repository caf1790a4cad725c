import {
  called,
  choose,
  isLike,
  lookAt,
  may,
  onlyIf,
  spell,
  spellAbility,
  the,
  useFree,
  yourShields,
} from '../../effects/language/words.ts';

export const cosmicDarts = spell({
  name: 'Cosmic Darts',
  civilizations: ['light'],
  cost: 1,
  printings: ['DM-12 7/55'],
  abilities: [
    spellAbility(
      { do: 'choose', what: called(choose(yourShields(), 1, 'opponent'), 'chosen') },
      lookAt(the('chosen')),
      onlyIf(isLike(the('chosen'), { type: 'spell' }), may(useFree(the('chosen')))),
    ),
  ],
});
