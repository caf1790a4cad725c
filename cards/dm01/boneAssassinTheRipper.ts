import { creature, slayer } from '../../effects/language/words.ts';

export const boneAssassinTheRipper = creature({
  name: 'Bone Assassin, the Ripper',
  civilizations: ['darkness'],
  races: ['Living Dead'],
  cost: 4,
  power: 2000,
  printings: ['DM-01 47/110'],
  abilities: [slayer],
});
