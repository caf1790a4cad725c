import { creature, destroy, doubleBreaker, itself, self, when } from '../../effects/language/words.ts';

export const necrodragonGiland = creature({
  name: 'Necrodragon Giland',
  civilizations: ['darkness'],
  races: ['Zombie Dragon'],
  cost: 4,
  power: 6000,
  printings: ['DM-08 33/55'],
  abilities: [doubleBreaker, when({ event: 'battleEnds', what: itself }, destroy(self))],
});
