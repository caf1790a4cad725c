import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  battle,
  cannot,
  cardsIn,
  chooseUpTo,
  creature,
  gains,
  hasWhile,
  inOrder,
  opponentsCreatures,
  powerAttacker,
  that,
  the,
  tripleBreaker,
  wheneverAttacks,
  youHave,
} from 'taiki/words';

const kagekirinushi = creature({
  name: 'KAGEKIRINUSHI',
  civilizations: ['fire'],
  races: ['Eve Unit', 'Demonio', 'Oni Rex Stars'],
  cost: 4,
  power: 5000,
  abilities: [
    hasWhile(
      youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' })),
      gains(powerAttacker(7000), tripleBreaker),
    ),
  ],
  printings: ['DMRP-22 066'],
});

const inabasukuna = creature({
  name: 'INABASUKUNA',
  civilizations: ['fire'],
  races: ['Eve Unit', 'Demonio', 'Oni Rex Stars'],
  cost: 2,
  power: 1000,
  abilities: [
    wheneverAttacks(
      any('you', { evolution: true }),
      inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), that)),
    ),
  ],
  printings: ['DMRP-22 067'],
});

const otodokeChurisu = creature({
  name: 'オトドケ・チュリス',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Rex Stars'],
  cost: 1,
  power: 1000,
  abilities: [
    hasWhile(
      youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' }), atMost(0)),
      cannot({ do: 'attack' }),
    ),
  ],
  printings: ['DMRP-22 068'],
});

export const fire: readonly CardDefinition[] = [kagekirinushi, inabasukuna, otodokeChurisu];
