import { atMost, cannotBeBlockedBy, creature } from '../../effects/language/words.ts';

export const towerShell = creature({
  name: 'Tower Shell',
  civilizations: ['nature'],
  races: ['Colony Beetle'],
  cost: 6,
  power: 5000,
  printings: ['DM-01 108/110'],
  abilities: [cannotBeBlockedBy({ power: atMost(4000) })],
});
