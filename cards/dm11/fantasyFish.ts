import { blocker, creature, shieldTrigger } from '../../effects/language/words.ts';

export const fantasyFish = creature({
  name: 'Fantasy Fish',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 7,
  power: 2000,
  printings: ['DM-11 17/55'],
  abilities: [shieldTrigger, blocker],
});
