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
    'Only its invasion is known. Civilization, cost, power and evolution base are assumed; what a star evolution does when it leaves is left out.',
});
