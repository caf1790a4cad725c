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
    'Known only by its invasion: civilizations, numbers and base are assumed, and what a star evolution does as it leaves is left out.',
});
