import { creature, instead, self, wouldBeDestroyed } from '../../effects/language/words.ts';

export const mightyShouter = creature({
  name: 'Mighty Shouter',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 3,
  power: 2000,
  printings: ['DM-01 98/110', 'Promotional M15/Y1', 'Promotional P6/Y0'],
  abilities: [wouldBeDestroyed(self, instead('manaZone'))],
});
