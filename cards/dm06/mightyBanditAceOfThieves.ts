import { choose, creature, gets, power, tapAbility, yourCreatures } from '../../effects/language/words.ts';

export const mightyBanditAceOfThieves = creature({
  name: 'Mighty Bandit, Ace of Thieves',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 3,
  power: 2000,
  printings: ['DM-06 105/110'],
  abilities: [tapAbility(gets(choose(yourCreatures()), 'turn', power(5000)))],
});
