import { creature } from '../../effects/language/words.ts';

export const slumberShell = creature({
  name: 'Slumber Shell',
  civilizations: ['nature'],
  races: ['Colony Beetle'],
  cost: 2,
  power: 2000,
  printings: ['DM-06 109/110'],
});
