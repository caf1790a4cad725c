import { creature, has } from '../../effects/language/words.ts';

export const marshiasSpiritOfTheSun = creature({
  name: 'Marshias, Spirit of the Sun',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 5,
  power: 2000,
  printings: ['DM-14 S1/110'],
  abilities: [has({ kind: 'winsBattles' })],
});
