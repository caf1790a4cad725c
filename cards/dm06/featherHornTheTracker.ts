import { creature } from '../../effects/language/words.ts';

export const featherHornTheTracker = creature({
  name: 'Feather Horn, the Tracker',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 4,
  power: 4000,
  printings: ['DM-06 99/110'],
});
