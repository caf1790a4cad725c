import {
  called,
  choose,
  delayed,
  spell,
  spellAbility,
  the,
  untap,
  whenWinsBattle,
  yourCreatures,
} from '../../effects/language/words.ts';

export const fistsOfForever = spell({
  name: 'Fists of Forever',
  civilizations: ['fire'],
  cost: 1,
  printings: ['DM-09 38/55'],
  abilities: [
    spellAbility(
      { do: 'choose', what: called(choose(yourCreatures()), 'chosen') },
      delayed(whenWinsBattle(the('chosen'), untap(the('chosen'))), 'turn'),
    ),
  ],
});
