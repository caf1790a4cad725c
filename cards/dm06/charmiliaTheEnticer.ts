import { creature, search, tapAbility } from '../../effects/language/words.ts';

export const charmiliaTheEnticer = creature({
  name: 'Charmilia, the Enticer',
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 4,
  power: 3000,
  printings: ['DM-06 94/110', 'Promotional 94a/110', 'Promotional L3 Y2'],
  abilities: [tapAbility(search({ type: 'creature' }, 'hand', 'shown'))],
});
