import { creature, powerAttacker } from '../../effects/language/words.ts';

export const silverFist = creature({
  name: 'Silver Fist',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 4,
  power: 3000,
  printings: ['DM-02 54/55'],
  abilities: [powerAttacker(2000)],
});
