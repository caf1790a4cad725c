import { allCreatures, creature, each, gains, slayer } from '../../effects/language/words.ts';

export const megariaEmpressOfDread = creature({
  name: 'Megaria, Empress of Dread',
  civilizations: ['darkness'],
  races: ['Dark Lord'],
  cost: 5,
  power: 5000,
  printings: ['DM-08 3/55'],
  abilities: [each(allCreatures(), gains(slayer))],
});
