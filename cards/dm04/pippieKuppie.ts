import { allCreatures, creature, each, power } from '../../effects/language/words.ts';

export const pippieKuppie = creature({
  name: 'Pippie Kuppie',
  civilizations: ['fire'],
  races: ['Fire Bird'],
  cost: 2,
  power: 1000,
  printings: ['DM-04 46/55'],
  abilities: [each(allCreatures({ races: ['Armored Dragon'] }), power(1000))],
});
