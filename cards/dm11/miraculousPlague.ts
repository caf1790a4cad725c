import {
  called,
  choose,
  destroy,
  opponentsCreatures,
  opponentsMana,
  putIntoGraveyard,
  returnToHand,
  spell,
  spellAbility,
  the,
} from '../../effects/language/words.ts';

export const miraculousPlague = spell({
  name: 'Miraculous Plague',
  civilizations: ['water', 'darkness'],
  cost: 7,
  printings: ['DM-11 S3/55'],
  abilities: [
    spellAbility(
      { do: 'choose', what: called(choose(opponentsCreatures(), 2), 'creatures') },
      returnToHand(called(choose(the('creatures'), 1, 'opponent'), 'returned')),
      destroy(opponentsCreatures({ is: the('creatures'), not: { is: the('returned') } })),
      { do: 'choose', what: called(choose(opponentsMana(), 2), 'cards') },
      returnToHand(called(choose(the('cards'), 1, 'opponent'), 'taken')),
      putIntoGraveyard(opponentsMana({ is: the('cards'), not: { is: the('taken') } })),
    ),
  ],
});
