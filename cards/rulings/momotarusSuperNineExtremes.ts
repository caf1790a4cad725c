import {
  doubleBreaker,
  evolution,
  evolutionCreature,
  exactly,
  invasion,
} from '../../effects/language/words.ts';

export const momotarusSuperNineExtremes = evolutionCreature({
  name: 'Momotarus, Super Nine Extremes',
  civilizations: ['light'],
  races: ['Angel Command', 'Invader'],
  cost: 9,
  power: 13000,
  reconstructed:
    'Known from a ruling only: cost, power, races, breaker and its requirements are taken over from invaders of its kind, so that Mauchu meets its invasion.',
  abilities: [
    evolution({ civilizations: ['light'] }),
    invasion({ civilizations: ['light'], races: ['Command'], cost: exactly(9) }),
    doubleBreaker,
  ],
});
