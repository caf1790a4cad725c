import { creature, shieldTrigger } from '../../effects/language/words.ts';

export const delorinTheHiddenSurprise = creature({
  name: 'Delorin, the Hidden Surprise',
  civilizations: ['darkness'],
  races: ["Pandora's Box"],
  cost: 4,
  power: 3000,
  printings: ['DM-14 87/110'],
  abilities: [shieldTrigger],
});
