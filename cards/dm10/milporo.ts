import { creature, draw, silentSkill } from '../../effects/language/words.ts';

export const milporo = creature({
  name: 'Milporo',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 4,
  power: 3000,
  printings: ['DM-10 35/110'],
  abilities: [silentSkill(draw())],
});
