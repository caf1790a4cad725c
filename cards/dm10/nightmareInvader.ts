import { creature } from '../../effects/language/words.ts';

export const nightmareInvader = creature({
  name: 'Nightmare Invader',
  civilizations: ['darkness'],
  races: ['Devil Mask'],
  cost: 4,
  power: 3000,
  printings: ['DM-10 54/110'],
});
