import { creature, destroy, self, whenWinsBattle } from '../../effects/language/words.ts';

export const boneSpider = creature({
  name: 'Bone Spider',
  civilizations: ['darkness'],
  races: ['Living Dead'],
  cost: 3,
  power: 5000,
  printings: ['DM-01 48/110'],
  abilities: [whenWinsBattle(self, destroy(self))],
});
