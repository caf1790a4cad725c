import { creature, galaxyshield } from '../../effects/language/words.ts';

export const azureRisingGeneral = creature({
  name: 'Azure Rising General',
  civilizations: ['light'],
  races: ['Metallica'],
  cost: 5,
  power: 5500,
  reconstructed:
    'Known from a ruling only: everything but its galaxyshield is assumed, and so is the cost of that.',
  abilities: [...galaxyshield(2)],
});
