import { creature, doubleBreaker, evolvesFrom, search, self, whenPut } from '../../effects/language/words.ts';

export const spiritualStarDragon = creature({
  name: 'Spiritual Star Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 8000,
  printings: ['DM-13 12/55'],
  abilities: [
    doubleBreaker,
    whenPut(self, search({ type: 'creature', ...evolvesFrom('Dragon') }, 'hand', 'shown')),
  ],
});
