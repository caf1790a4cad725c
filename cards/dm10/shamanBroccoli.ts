import { creature, instead, self, wouldBeDestroyed } from '../../effects/language/words.ts';

export const shamanBroccoli = creature({
  name: 'Shaman Broccoli',
  civilizations: ['nature'],
  races: ['Wild Veggies'],
  cost: 2,
  power: 1000,
  printings: ['DM-10 90/110'],
  abilities: [wouldBeDestroyed(self, instead('manaZone'))],
});
