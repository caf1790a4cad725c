import { atLeast, evolution, evolutionCreature, invasion } from '../../effects/language/words.ts';

export const dekapentaInvader = evolutionCreature({
  name: 'Dekapenta, Invader',
  civilizations: ['nature'],
  races: ['Invader'],
  cost: 7,
  power: 9000,
  abilities: [
    evolution({ civilizations: ['nature'] }),
    invasion({ civilizations: ['nature'], cost: atLeast(5) }),
  ],
  reconstructed: 'Only its invasion is known. Civilization, cost, power and evolution base are assumed.',
});
