import { allCreatures, choose, creature, returnToHand, tapAbility } from '../../effects/language/words.ts';

export const aeropica = creature({
  name: 'Aeropica',
  civilizations: ['water'],
  races: ['Sea Hacker'],
  cost: 7,
  power: 4000,
  printings: ['DM-06 3/110'],
  abilities: [tapAbility(returnToHand(choose(allCreatures())))],
});
