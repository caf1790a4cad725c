import {
  chooseAnyNumber,
  destroy,
  draw,
  named,
  shieldTrigger,
  spell,
  spellAbility,
  tally,
  yourCreatures,
} from '../../effects/language/words.ts';

export const intenseEvil = spell({
  name: 'Intense Evil',
  civilizations: ['darkness'],
  cost: 3,
  printings: ['DM-06 61/110'],
  abilities: [
    shieldTrigger,
    spellAbility(tally(destroy(chooseAnyNumber(yourCreatures())), 'destroyed'), draw(named('destroyed'))),
  ],
});
