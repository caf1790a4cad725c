import { choose, creature, returnToHand, tapAbility, yourMana } from '../../effects/language/words.ts';

export const cosmogoldSpectralKnight = creature({
  name: 'Cosmogold, Spectral Knight',
  civilizations: ['light'],
  races: ['Rainbow Phantom'],
  cost: 4,
  power: 3000,
  printings: ['DM-06 17/110'],
  abilities: [tapAbility(returnToHand(choose(yourMana({ type: 'spell' }))))],
});
