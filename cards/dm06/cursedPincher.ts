import { blocker, creature, slayer } from '../../effects/language/words.ts';

export const cursedPincher = creature({
  name: 'Cursed Pincher',
  civilizations: ['darkness'],
  races: ['Brain Jacker'],
  cost: 4,
  power: 2000,
  printings: ['DM-06 52/110'],
  abilities: [blocker, slayer],
});
