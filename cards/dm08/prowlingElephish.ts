import { blocker, creature } from '../../effects/language/words.ts';

export const prowlingElephish = creature({
  name: 'Prowling Elephish',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 4,
  power: 2000,
  printings: ['DM-08 23/55'],
  abilities: [blocker],
});
