import { creature, itself, may, topOfDeckTo, when } from '../../effects/language/words.ts';

export const coliseumShell = creature({
  name: 'Coliseum Shell',
  civilizations: ['nature'],
  races: ['Colony Beetle'],
  cost: 4,
  power: 3000,
  printings: ['DM-08 48/55'],
  abilities: [when({ event: 'becomesBlocked', what: itself }, may(topOfDeckTo('manaZone')))],
});
