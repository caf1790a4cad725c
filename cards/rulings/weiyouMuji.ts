import { creature, doubleBreaker, revolutionChange } from '../../effects/language/words.ts';

export const weiyouMuji = creature({
  name: 'Weiyou, Muji',
  civilizations: ['water', 'fire'],
  races: ['Mega Command Dragon', 'Revolutionary'],
  cost: 6,
  power: 6000,
  reconstructed:
    'Known only from a ruling. Everything is assumed such that Rafululu can change into it, Tulk cannot, and Dogiragon Buster can follow it.',
  abilities: [revolutionChange({ civilizations: ['light', 'water'], races: ['Dragon'] }), doubleBreaker],
});
