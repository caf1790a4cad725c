import { creature } from '../../effects/language/words.ts';

export const explosiveDudeJoe = creature({
  name: 'Explosive Dude Joe',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 3,
  power: 3000,
  printings: ['DM-03 38/55'],
});
