import { choose, creature, destroy, opponentsCreatures, tapAbility } from '../../effects/language/words.ts';

export const tankMutant = creature({
  name: 'Tank Mutant',
  civilizations: ['darkness'],
  races: ['Hedrian'],
  cost: 9,
  power: 6000,
  printings: ['DM-06 6/110'],
  abilities: [tapAbility(destroy(choose(opponentsCreatures(), 1, 'opponent')))],
});
