import { creature, doubleBreaker, gains, metamorph, power } from '../../effects/language/words.ts';

export const leilaButterflyShogunOfDeath = creature({
  name: 'Leila, Butterfly Shogun of Death',
  civilizations: ['darkness'],
  races: ['Dark Lord'],
  cost: 5,
  power: 1000,
  printings: ['DM-14 24/110'],
  abilities: [metamorph(power(7000), gains(doubleBreaker))],
});
