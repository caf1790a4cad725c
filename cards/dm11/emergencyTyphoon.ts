import {
  choose,
  discard,
  drawUpTo,
  shieldTrigger,
  spell,
  spellAbility,
  yourHand,
} from '../../effects/language/words.ts';

export const emergencyTyphoon = spell({
  name: 'Emergency Typhoon',
  civilizations: ['water'],
  cost: 2,
  printings: ['DM-11 16/55'],
  abilities: [shieldTrigger, spellAbility(drawUpTo(2), discard(choose(yourHand())))],
});
