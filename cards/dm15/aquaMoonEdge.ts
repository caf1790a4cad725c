import { accelerator, alsoOfRaces, creature, power } from '../../effects/language/words.ts';

export const aquaMoonEdge = creature({
  name: 'Aqua Moon Edge',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 3,
  power: 2000,
  printings: ['DM-15 41/55'],
  abilities: [accelerator(power(3000), alsoOfRaces('Cyber Moon'))],
});
