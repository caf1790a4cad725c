import { creature, each, gains, slayer, yourCreatures } from '../../effects/language/words.ts';

export const hourglassMutant = creature({
  name: 'Hourglass Mutant',
  civilizations: ['darkness'],
  races: ['Hedrian'],
  cost: 3,
  power: 2000,
  printings: ['DM-10 50/110'],
  abilities: [each(yourCreatures({ civilizations: ['water', 'fire'] }), gains(slayer))],
});
