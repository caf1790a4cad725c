import {
  charger,
  choose,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
  yourMana,
} from '../../effects/language/words.ts';

export const boomerangComet = spell({
  name: 'Boomerang Comet',
  civilizations: ['light'],
  cost: 3,
  printings: ['DM-03 3/55'],
  abilities: [shieldTrigger, spellAbility(returnToHand(choose(yourMana()))), charger],
});
