import {
  allCreatures,
  charger,
  choose,
  returnToHand,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const riptideCharger = spell({
  name: 'Riptide Charger',
  civilizations: ['water'],
  cost: 5,
  printings: ['DM-07 22/55'],
  abilities: [spellAbility(returnToHand(choose(allCreatures()))), charger],
});
