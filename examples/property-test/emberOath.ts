import { defineCard } from 'taiki';
import { creature, doubleBreaker, draw, may, self, whenDestroyed } from 'taiki/words';

/** A custom card. */
export const emberOath = defineCard(
  creature({
    name: 'Ember Oath',
    civilizations: ['fire'],
    races: ['Human'],
    cost: 5,
    power: 6000,
    abilities: [doubleBreaker, whenDestroyed(self, may(draw()))],
  }),
);
