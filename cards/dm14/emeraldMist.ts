import { allCreatures, creature, returnToHand, tapAbility } from '../../effects/language/words.ts';

export const emeraldMist = creature({
  name: 'Emerald Mist',
  civilizations: ['water'],
  races: ['Splash Queen'],
  cost: 6,
  power: 4000,
  printings: ['DM-14 S4/110'],
  abilities: [tapAbility(returnToHand(allCreatures()))],
});
