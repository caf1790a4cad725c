import { creature, shieldTrigger } from '../../effects/language/words.ts';

export const twisterFish = creature({
  name: 'Twister Fish',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 5,
  power: 3000,
  printings: ['Promotional M2/Y1'],
  abilities: [shieldTrigger],
});
