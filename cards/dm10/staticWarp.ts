import {
  allCreatures,
  called,
  choose,
  opponentsCreatures,
  spell,
  spellAbility,
  tap,
  the,
  yourCreatures,
} from '../../effects/language/words.ts';

export const staticWarp = spell({
  name: 'Static Warp',
  civilizations: ['light'],
  cost: 2,
  printings: ['DM-10 26/110'],
  abilities: [
    spellAbility(
      { do: 'choose', what: called(choose(yourCreatures()), 'yours') },
      { do: 'choose', what: called(choose(opponentsCreatures(), 1, 'opponent'), 'theirs') },
      tap(allCreatures({ not: { anyOf: [{ is: the('yours') }, { is: the('theirs') }] } })),
    ),
  ],
});
