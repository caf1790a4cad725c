import {
  addToShields,
  charger,
  choose,
  spell,
  spellAbility,
  yourHand,
} from '../../effects/language/words.ts';

export const nexusCharger = spell({
  name: 'Nexus Charger',
  civilizations: ['light'],
  cost: 6,
  printings: ['DM-09 13/55'],
  abilities: [spellAbility(addToShields(choose(yourHand()))), charger],
});
