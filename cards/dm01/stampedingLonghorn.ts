import { atMost, cannotBeBlockedBy, creature } from '../../effects/language/words.ts';

export const stampedingLonghorn = creature({
  name: 'Stampeding Longhorn',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 5,
  power: 4000,
  printings: ['DM-01 104/110', 'Promotional P4/Y0', 'Promotional T1 Y1'],
  abilities: [cannotBeBlockedBy({ power: atMost(3000) })],
});
