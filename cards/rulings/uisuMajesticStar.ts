import { atLeast, evolution, evolutionCreature, invasion } from '../../effects/language/words.ts';

export const uisuMajesticStar = evolutionCreature({
  name: 'Uisu (Majestic Star)',
  civilizations: ['water', 'fire'],
  cost: 5,
  power: 6000,
  abilities: [
    evolution({ civilizations: ['water'] }),
    invasion({ civilizations: ['water'], cost: atLeast(4) }),
  ],
  reconstructed:
    'Only its invasion is known. Civilizations, cost, power and evolution base are assumed; what a star evolution does when it leaves is left out.',
});
