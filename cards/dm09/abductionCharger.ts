import {
  allCreatures,
  charger,
  chooseUpTo,
  returnToHand,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const abductionCharger = spell({
  name: 'Abduction Charger',
  civilizations: ['water'],
  cost: 7,
  printings: ['DM-09 16/55'],
  abilities: [spellAbility(returnToHand(chooseUpTo(allCreatures(), 2))), charger],
});
