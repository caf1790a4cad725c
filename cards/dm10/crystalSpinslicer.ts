import { blocker, evolution, evolutionCreature } from '../../effects/language/words.ts';

export const crystalSpinslicer = evolutionCreature({
  name: 'Crystal Spinslicer',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 2,
  power: 5000,
  printings: ['DM-10 33/110'],
  abilities: [blocker, evolution({ races: ['Liquid People'] })],
});
