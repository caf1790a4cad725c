import {
  allCreatures,
  called,
  choose,
  isLike,
  lookAtTop,
  may,
  onlyIf,
  putOnDeckBottom,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
  the,
} from '../../effects/language/words.ts';

export const dondonVacuumingNow = spell({
  name: 'Dondon Vacuuming Now',
  civilizations: ['water'],
  cost: 4,
  abilities: [
    shieldTrigger,
    spellAbility(
      lookAtTop(5, 'seen'),
      returnToHand(called(choose(the('seen')), 'taken')),
      { do: 'reveal', what: the('taken') },
      putOnDeckBottom(the('seen')),
      onlyIf(
        isLike(the('taken'), { civilizations: ['fire', 'nature'] }),
        may(returnToHand(choose(allCreatures()))),
      ),
    ),
  ],
});
