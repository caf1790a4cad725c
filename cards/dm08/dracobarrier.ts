import {
  called,
  choose,
  isLike,
  onlyIf,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  the,
  topOfDeckTo,
} from '../../effects/language/words.ts';

export const dracobarrier = spell({
  name: 'Dracobarrier',
  civilizations: ['light'],
  cost: 3,
  printings: ['DM-08 6/55'],
  abilities: [
    shieldTrigger,
    spellAbility(
      tap(called(choose(opponentsCreatures()), 'chosen')),
      onlyIf(isLike(the('chosen'), { races: ['Dragon'] }), topOfDeckTo('shieldZone')),
    ),
  ],
});
