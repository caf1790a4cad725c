import { breakShields, creature, itself, turboRush, when } from '../../effects/language/words.ts';

export const carboniteScarab = creature({
  name: 'Carbonite Scarab',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 4,
  power: 3000,
  printings: ['DM-08 47/55'],
  abilities: [turboRush(when({ event: 'becomesBlocked', what: itself, target: 'player' }, breakShields(1)))],
});
