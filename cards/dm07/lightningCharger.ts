import {
  charger,
  choose,
  opponentsCreatures,
  spell,
  spellAbility,
  tap,
} from '../../effects/language/words.ts';

export const lightningCharger = spell({
  name: 'Lightning Charger',
  civilizations: ['light'],
  cost: 4,
  printings: ['DM-07 10/55'],
  abilities: [spellAbility(tap(choose(opponentsCreatures()))), charger],
});
