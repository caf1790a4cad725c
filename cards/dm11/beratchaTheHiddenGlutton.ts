import { creature, slayer } from '../../effects/language/words.ts';

export const beratchaTheHiddenGlutton = creature({
  name: 'Beratcha, the Hidden Glutton',
  civilizations: ['darkness'],
  races: ["Pandora's Box"],
  cost: 5,
  power: 3000,
  printings: ['DM-11 25/55'],
  abilities: [slayer],
});
