import { creature, doubleBreaker, revolutionChange } from '../../effects/language/words.ts';

export const weiyouMuji = creature({
  name: 'Weiyou, Muji',
  civilizations: ['water', 'fire'],
  races: ['Mega Command Dragon', 'Revolutionary'],
  cost: 6,
  power: 6000,
  reconstructed:
    'Known from a ruling only: everything is assumed, so that Rafululu may change into it, Tulk may not, and Dogiragon Buster may follow it.',
  abilities: [revolutionChange({ civilizations: ['light', 'water'], races: ['Dragon'] }), doubleBreaker],
});
