import { creature } from '../../effects/language/words.ts';

export const lahPurificationEnforcer = creature({
  name: 'Lah, Purification Enforcer',
  civilizations: ['light'],
  races: ['Berserker'],
  cost: 5,
  power: 5500,
  printings: ['DM-01 10/110'],
});
