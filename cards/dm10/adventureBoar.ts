import { creature, powerAttacker } from '../../effects/language/words.ts';

export const adventureBoar = creature({
  name: 'Adventure Boar',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 2,
  power: 1000,
  printings: ['DM-10 79/110'],
  abilities: [powerAttacker(2000)],
});
