import { blocker, cannotBeBlocked, creature } from '../../effects/language/words.ts';

export const seaSlug = creature({
  name: 'Sea Slug',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 8,
  power: 6000,
  printings: ['DM-05 21/55'],
  abilities: [blocker, cannotBeBlocked],
});
