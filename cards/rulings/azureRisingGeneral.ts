import { creature, galaxyshield } from '../../effects/language/words.ts';

export const azureRisingGeneral = creature({
  name: 'Azure Rising General',
  civilizations: ['light'],
  races: ['Metallica'],
  cost: 5,
  power: 5500,
  reconstructed:
    'Known only from a ruling. Everything except its galaxyshield is assumed, and so is the cost of the galaxyshield.',
  abilities: [...galaxyshield(2)],
});
