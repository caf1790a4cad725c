import {
  atRandom,
  discard,
  opponentsHand,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const ghostTouch = spell({
  name: 'Ghost Touch',
  civilizations: ['darkness'],
  cost: 2,
  printings: ['DM-01 54/110'],
  abilities: [shieldTrigger, spellAbility(discard(atRandom(opponentsHand())))],
});
