import {
  called,
  choose,
  countOf,
  opponentsShields,
  returnToHand,
  spell,
  spellAbility,
  the,
  yourShields,
} from '../../effects/language/words.ts';

export const miraculousMeltdown = spell({
  name: 'Miraculous Meltdown',
  civilizations: ['darkness', 'fire'],
  cost: 6,
  printings: ['DM-11 S4/55'],
  abilities: [
    {
      kind: 'useOnlyIf',
      condition: { kind: 'compare', a: countOf(opponentsShields()), b: countOf(yourShields()), is: 'more' },
    },
    spellAbility(
      { do: 'choose', what: called(choose(opponentsShields(), countOf(yourShields()), 'opponent'), 'kept') },
      returnToHand(opponentsShields({ not: { is: the('kept') } })),
    ),
  ],
});
