import { creature, draw, self, whenPut } from '../../effects/language/words.ts';

export const badminGaiClimb = creature({
  name: 'Badmin Gai, Climb',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 4,
  power: 3000,
  reconstructed:
    'Known only from a ruling: it has an ability that triggers when it is put. The draw is a placeholder for it; civilization, race, cost and power are assumed.',
  abilities: [whenPut(self, draw())],
});
