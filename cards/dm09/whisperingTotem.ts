import { creature, search, self, whenPut } from '../../effects/language/words.ts';

export const whisperingTotem = creature({
  name: 'Whispering Totem',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 4,
  power: 2000,
  printings: ['DM-09 55/55'],
  abilities: [whenPut(self, search({ names: ['Whispering Totem'] }, 'hand', 'shown'))],
});
