import {
  charger,
  choose,
  putIntoMana,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const mulchCharger = spell({
  name: 'Mulch Charger',
  civilizations: ['nature'],
  cost: 3,
  printings: ['DM-07 51/55'],
  abilities: [spellAbility(putIntoMana(choose(yourCreatures()))), charger],
});
