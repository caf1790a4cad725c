import {
  choose,
  discard,
  draw,
  shieldTrigger,
  spell,
  spellAbility,
  yourHand,
} from '../../effects/language/words.ts';

export const cyberTune = spell({
  name: 'Cyber Tune',
  civilizations: ['water'],
  cost: 3,
  abilities: [shieldTrigger, spellAbility(draw(3), discard(choose(yourHand(), 2)))],
});
