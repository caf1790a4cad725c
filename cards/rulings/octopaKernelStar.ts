import { atLeast, evolution, evolutionCreature, invasion } from '../../effects/language/words.ts';

export const octopaKernelStar = evolutionCreature({
  name: 'Octopa (Kernel Star)',
  civilizations: ['fire'],
  cost: 6,
  power: 8000,
  abilities: [
    evolution({ civilizations: ['fire'] }),
    invasion({ civilizations: ['fire'], cost: atLeast(4) }),
  ],
  reconstructed:
    'Known only by its invasion: civilization, numbers and base are assumed, and what a star evolution does as it leaves is left out.',
});
