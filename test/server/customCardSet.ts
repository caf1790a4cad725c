import { defineCard } from 'taiki';
import { creature, draw, self, whenPut } from 'taiki/words';

export const scout = defineCard(
  creature({
    name: 'Lantern Scout',
    civilizations: ['water'],
    races: ['Liquid People'],
    cost: 1,
    power: 1000,
    abilities: [whenPut(self, draw())],
  }),
);
/** Ten of them, with names of their own: each may be in a deck four times. */
const scouts = Array.from({ length: 10 }, (_, index) => ({ ...scout, name: `${scout.name} ${index}` }));
export const CUSTOM = { cards: scouts, deck: scouts.flatMap(({ name }) => Array<string>(4).fill(name)) };
