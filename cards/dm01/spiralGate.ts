import {
  allCreatures,
  choose,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const spiralGate = spell({
  name: 'Spiral Gate',
  civilizations: ['water'],
  cost: 2,
  printings: ['DM-01 40/110', 'DM-06 47/110', 'DM-10 40/110'],
  abilities: [shieldTrigger, spellAbility(returnToHand(choose(allCreatures())))],
});
