import {
  choose,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
  yourMana,
} from '../../effects/language/words.ts';

export const logicSphere = spell({
  name: 'Logic Sphere',
  civilizations: ['light'],
  cost: 3,
  printings: ['DM-03 5/55'],
  abilities: [shieldTrigger, spellAbility(returnToHand(choose(yourMana({ type: 'spell' }))))],
});
