import { creature, instead, self, wouldBeDestroyed } from '../../effects/language/words.ts';

export const coilingVines = creature({
  name: 'Coiling Vines',
  civilizations: ['nature'],
  races: ['Tree Folk'],
  cost: 4,
  power: 3000,
  printings: ['DM-01 92/110'],
  abilities: [wouldBeDestroyed(self, instead('manaZone'))],
});
