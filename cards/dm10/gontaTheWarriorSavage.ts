import { creature } from '../../effects/language/words.ts';

export const gontaTheWarriorSavage = creature({
  name: 'Gonta, the Warrior Savage',
  civilizations: ['fire', 'nature'],
  races: ['Human', 'Beast Folk'],
  cost: 2,
  power: 4000,
  printings: ['DM-10 105/110'],
});
