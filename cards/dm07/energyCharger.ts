import {
  charger,
  choose,
  gets,
  power,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const energyCharger = spell({
  name: 'Energy Charger',
  civilizations: ['fire'],
  cost: 3,
  printings: ['DM-07 39/55'],
  abilities: [spellAbility(gets(choose(yourCreatures()), 'turn', power(2000))), charger],
});
