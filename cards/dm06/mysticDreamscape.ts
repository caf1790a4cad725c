import {
  chooseUpTo,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
  yourMana,
} from '../../effects/language/words.ts';

export const mysticDreamscape = spell({
  name: 'Mystic Dreamscape',
  civilizations: ['water'],
  cost: 4,
  printings: ['DM-06 39/110'],
  abilities: [shieldTrigger, spellAbility(returnToHand(chooseUpTo(yourMana(), 3)))],
});
