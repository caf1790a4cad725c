import { creature, shieldTrigger } from '../../effects/language/words.ts';

export const surpriseTotem = creature({
  name: 'Surprise Totem',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 5,
  power: 4000,
  printings: ['DM-14 103/110'],
  abilities: [shieldTrigger],
});
