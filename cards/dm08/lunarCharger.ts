import {
  called,
  charger,
  chooseUpTo,
  delayed,
  may,
  spell,
  spellAbility,
  the,
  untap,
  when,
  yourCreatures,
} from '../../effects/language/words.ts';

export const lunarCharger = spell({
  name: 'Lunar Charger',
  civilizations: ['light'],
  cost: 3,
  printings: ['DM-08 8/55'],
  abilities: [
    spellAbility(
      { do: 'choose', what: called(chooseUpTo(yourCreatures(), 2), 'chosen') },
      delayed(when({ event: 'endOfTurn', of: 'any' }, may(untap(the('chosen')))), 'turn'),
    ),
    charger,
  ],
});
