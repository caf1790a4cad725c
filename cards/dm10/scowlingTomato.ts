import { creature } from '../../effects/language/words.ts';

export const scowlingTomato = creature({
  name: 'Scowling Tomato',
  civilizations: ['nature'],
  races: ['Wild Veggies'],
  cost: 2,
  power: 2000,
  printings: ['DM-10 89/110'],
});
