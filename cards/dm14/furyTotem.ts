import { creature, itself, topOfDeckTo, when } from '../../effects/language/words.ts';

export const furyTotem = creature({
  name: 'Fury Totem',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 4,
  power: 3000,
  printings: ['DM-14 66/110'],
  abilities: [when({ event: 'becomesBlocked', what: itself }, topOfDeckTo('manaZone'))],
});
