import { creature, shieldTrigger, slayer } from '../../effects/language/words.ts';

export const deathHarp = creature({
  name: 'Death Harp',
  civilizations: ['darkness'],
  races: ['Gargoyle'],
  cost: 5,
  power: 1000,
  printings: ['DM-15 44/55'],
  abilities: [shieldTrigger, slayer],
});
