import { another, creature, gets, power, self, whenPut } from '../../effects/language/words.ts';

export const quixoticHeroSwineSnout = creature({
  name: 'Quixotic Hero Swine Snout',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 2,
  power: 1000,
  printings: ['DM-08 51/55'],
  abilities: [whenPut(another('any'), gets(self, 'turn', power(3000)))],
});
