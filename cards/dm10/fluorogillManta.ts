import { creature, each, unblockable, yourCreatures } from '../../effects/language/words.ts';

export const fluorogillManta = creature({
  name: 'Fluorogill Manta',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 6,
  power: 1000,
  printings: ['DM-10 34/110'],
  abilities: [each(yourCreatures({ civilizations: ['light', 'darkness'] }), unblockable())],
});
