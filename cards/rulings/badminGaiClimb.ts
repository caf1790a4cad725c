import { creature, draw, self, whenPut } from '../../effects/language/words.ts';

export const badminGaiClimb = creature({
  name: 'Badmin Gai, Climb',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 4,
  power: 3000,
  reconstructed:
    'Only that it has an ability for when it is put is known from a ruling; the draw stands for it, and the civilization, race and numbers are assumed.',
  abilities: [whenPut(self, draw())],
});
