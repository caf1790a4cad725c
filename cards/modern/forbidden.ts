import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  beginsInBattleZone,
  beginsInHand,
  cannot,
  cardsIn,
  choose,
  destroy,
  doubleBreaker,
  doubleFaced,
  forbiddenBeat,
  forbiddenCreature,
  forbiddenRelease,
  from,
  has,
  inOrder,
  opponentsCreatures,
  putIntoGraveyard,
  seal,
  self,
  tripleBreaker,
  when,
  wheneverAttacks,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

const neverLeaves = has(cannot({ do: 'move', from: 'battleZone' }));
const OUTSIDE = ['hand', 'graveyard', 'manaZone', 'shieldZone'] as const;
const itself = { of: 'any', filter: { itself: true } } as const;

const forbiddenSealedX = doubleFaced(
  forbiddenBeat({
    name: 'Forbidden, the Sealed X',
    civilizations: ['fire'],
    cost: 0,
    abilities: [beginsInBattleZone(6), neverLeaves, forbiddenRelease],
  }),
  forbiddenCreature({
    name: 'Dokindam X, the Legendary Forbidden',
    civilizations: ['fire'],
    cost: 99,
    power: 99999,
    abilities: [
      tripleBreaker,
      when({ event: 'turnedOver', what: itself }, seal(opponentsCreatures())),
      { ...has({ kind: 'losesDuel', who: 'you' }), from: OUTSIDE },
    ],
  }),
);

const dokindamSoul = forbiddenCreature({
  name: 'Dokindam Soul, Shadow of the Forbidden',
  civilizations: ['fire'],
  cost: 4,
  power: 9999,
  abilities: [
    doubleBreaker,
    whenPut(self, seal(self, 3)),
    wheneverAttacks(self, seal(choose(opponentsCreatures()), 2)),
  ],
});

const dokindamApocalypse = forbiddenCreature({
  name: 'Dokindam Apocalypse',
  civilizations: ['darkness', 'fire'],
  cost: 9,
  power: 9999,
  abilities: [doubleBreaker, whenPut(self, inOrder(seal(yourCreatures()), seal(opponentsCreatures())))],
});

const sentToGraveyard = (['manaZone', 'shieldZone'] as const).map((to) =>
  from([to], when({ event: 'moved', what: itself, to }, putIntoGraveyard(self))),
);

const timeOfAwakening = doubleFaced(
  forbiddenBeat({
    name: 'Forbidden, the Time of Awakening',
    civilizations: ['fire'],
    cost: 4,
    abilities: [beginsInHand, whenPut(self, seal(self, 4)), forbiddenRelease],
    reconstructed:
      'Its seals are put on it once it has been put, and a released card that is put into the deck stays there: nothing is read in a deck.',
  }),
  forbiddenCreature({
    name: 'Dokindam, the Forbidden',
    civilizations: ['fire'],
    cost: 9,
    power: 9999,
    abilities: [
      doubleBreaker,
      when(
        { event: 'turnedOver', what: itself },
        destroy(choose(opponentsCreatures({ power: { max: 6666 } }))),
      ),
      when(
        { event: 'moved', what: itself, from: 'battleZone' },
        putIntoGraveyard(choose(cardsIn('shieldZone', 'you'), 1, 'opponent')),
      ),
      ...sentToGraveyard,
    ],
  }),
);

/** 809. Forbidden beats and creatures. */
export const forbidden: readonly CardDefinition[] = Object.freeze([
  forbiddenSealedX,
  timeOfAwakening,
  dokindamSoul,
  dokindamApocalypse,
]);
