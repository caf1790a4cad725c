import { creature, self, topOfDeckTo, whenPut } from '../../effects/language/words.ts';

export const bronzeArmTribe = creature({
  name: 'Bronze-Arm Tribe',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 3,
  power: 1000,
  printings: ['DM-01 90/110', 'Promotional A3/Y1'],
  abilities: [whenPut(self, topOfDeckTo('manaZone'))],
});
