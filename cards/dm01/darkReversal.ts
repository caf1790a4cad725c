import {
  choose,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
  yourGraveyard,
} from '../../effects/language/words.ts';

export const darkReversal = spell({
  name: 'Dark Reversal',
  civilizations: ['darkness'],
  cost: 2,
  printings: ['DM-01 52/110'],
  abilities: [shieldTrigger, spellAbility(returnToHand(choose(yourGraveyard({ type: 'creature' }))))],
});
