import { accelerator, alsoOfRaces, creature, power } from '../../effects/language/words.ts';

export const fifiTheAwakenedDragonFairy = creature({
  name: 'Fifi, the Awakened Dragon Fairy',
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 3,
  power: 2000,
  printings: ['DM-15 52/55'],
  abilities: [accelerator(power(3000), alsoOfRaces('Earth Dragon'))],
});
