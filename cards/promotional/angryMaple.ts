import { creature, powerAttacker } from '../../effects/language/words.ts';

export const angryMaple = creature({
  name: 'Angry Maple',
  civilizations: ['nature'],
  races: ['Tree Folk'],
  cost: 3,
  power: 1000,
  printings: ['Promotional M5/Y1'],
  abilities: [powerAttacker(4000)],
});
