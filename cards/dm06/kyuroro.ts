import { creature, ownerChoosesShields } from '../../effects/language/words.ts';

export const kyuroro = creature({
  name: 'Kyuroro',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 6,
  power: 2000,
  printings: ['DM-06 36/110'],
  abilities: [ownerChoosesShields('you', 'broken')],
});
