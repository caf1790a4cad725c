import { creature, ownerChoosesShields } from '../../effects/language/words.ts';

export const meloppe = creature({
  name: 'Meloppe',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 3,
  power: 1000,
  printings: ['DM-12 9/55'],
  abilities: [ownerChoosesShields('you'), ownerChoosesShields('opponent')],
});
