import {
  cannot,
  creature,
  revolutionChange,
  ruleUntil,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const rafululuSoundFaerie = creature({
  name: 'Rafululu, Sound Faerie',
  civilizations: ['light', 'water'],
  races: ['Angel Dragon', 'Revolutionary', 'Team Doremi'],
  cost: 5,
  power: 5000,
  reconstructed:
    'The requirement of its revolution change is missing from the source; any light or water creature is assumed.',
  abilities: [
    revolutionChange({ civilizations: ['light', 'water'] }),
    whenPut(self, ruleUntil('turn', cannot({ do: 'cast', who: 'opponent' }))),
  ],
});
