import { creature } from '../../effects/language/words.ts';

export const yuukiTheInvoked = creature({
  name: 'Yuuki, the Invoked',
  civilizations: ['nature'],
  races: ['Wonder Trick'],
  cost: 2,
  power: 2000,
  printings: ['DM-14 105/110'],
});
