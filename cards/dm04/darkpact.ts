import {
  chooseAnyNumber,
  draw,
  named,
  putIntoGraveyard,
  spell,
  spellAbility,
  tally,
  yourMana,
} from '../../effects/language/words.ts';

export const darkpact = spell({
  name: 'Darkpact',
  civilizations: ['darkness'],
  cost: 2,
  printings: ['DM-04 28/55'],
  abilities: [spellAbility(tally(putIntoGraveyard(chooseAnyNumber(yourMana())), 'put'), draw(named('put')))],
});
