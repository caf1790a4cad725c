import { creature, shieldTrigger } from '../../effects/language/words.ts';

export const mauchuOneExtreme = creature({
  name: 'Mauchu, One Extreme',
  civilizations: ['light'],
  races: ['Angel Command', 'Invader'],
  cost: 9,
  power: 5000,
  abilities: [shieldTrigger],
});
