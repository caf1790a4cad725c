import {
  chooseAnyNumber,
  discard,
  draw,
  named,
  spell,
  spellAbility,
  tally,
  yourHand,
} from '../../effects/language/words.ts';

export const enigmaticCascade = spell({
  name: 'Enigmatic Cascade',
  civilizations: ['water'],
  cost: 4,
  printings: ['DM-12 24/55'],
  abilities: [
    spellAbility(tally(discard(chooseAnyNumber(yourHand())), 'discarded'), draw(named('discarded'))),
  ],
});
