import { defineCard } from 'taiki';
import { creature, draw, self, whenPut } from 'taiki/words';

/** A card of a user's own. */
export const customScout = defineCard(
  creature({
    name: 'Lantern Scout',
    civilizations: ['water'],
    races: ['Liquid People'],
    cost: 1,
    power: 1000,
    abilities: [whenPut(self, draw())],
  }),
);
