import { creature } from '../../effects/language/words.ts';

export const writhingBoneGhoul = creature({
  name: 'Writhing Bone Ghoul',
  civilizations: ['darkness'],
  races: ['Living Dead'],
  cost: 2,
  power: 2000,
  printings: ['DM-01 66/110'],
});
