import { creature, instead, self, wouldBeDestroyed } from '../../effects/language/words.ts';

export const solidHorn = creature({
  name: 'Solid Horn',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 6,
  power: 5000,
  printings: ['DM-09 50/55'],
  abilities: [wouldBeDestroyed(self, instead('manaZone'))],
});
