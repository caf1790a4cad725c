import { attacksFirst, creature, each, opponentsCreatures } from '../../effects/language/words.ts';

export const forbiddingTotem = creature({
  name: 'Forbidding Totem',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 5,
  power: 4000,
  printings: ['DM-06 100/110'],
  abilities: [each(opponentsCreatures(), attacksFirst({ type: 'creature', races: ['Mystery Totem'] }))],
});
