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
    'Known only from a ruling. Cost, power, races, breaker and requirements are taken from similar invaders, so that Mauchu meets the requirement of its invasion.',
  abilities: [
    evolution({ civilizations: ['light'] }),
    invasion({ civilizations: ['light'], races: ['Command'], cost: exactly(9) }),
    doubleBreaker,
  ],
});
