import {
  chooseUpTo,
  countOf,
  opponentsCreatures,
  spell,
  spellAbility,
  tap,
  yourCreatures,
} from '../../effects/language/words.ts';

export const thunderNet = spell({
  name: 'Thunder Net',
  civilizations: ['light'],
  cost: 2,
  printings: ['DM-05 15/55'],
  abilities: [
    spellAbility(tap(chooseUpTo(opponentsCreatures(), countOf(yourCreatures({ civilizations: ['water'] }))))),
  ],
});
