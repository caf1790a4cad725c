import { blocker, creature, ninjaStrike, speedAttacker } from '../../effects/language/words.ts';

export const hayabusaryuDragonNinja = creature({
  name: 'Hayabusaryu, Dragon Ninja',
  civilizations: ['light', 'fire'],
  races: ['Gaial Command Dragon', 'Guardian', 'Shinobi'],
  cost: 6,
  power: 5500,
  abilities: [blocker, speedAttacker, ninjaStrike(6)],
  reconstructed: 'The number of its ninja strike is assumed.',
});
