import { creature, draw, may, self, whenDestroyed } from '../../effects/language/words.ts';

export const cetibols = creature({
  name: 'Cetibols',
  civilizations: ['water'],
  races: ['Sea Hacker'],
  cost: 3,
  power: 2000,
  printings: ['DM-07 19/55'],
  abilities: [whenDestroyed(self, may(draw()))],
});
