import type { DuelState } from './behaviour.ts';

/**
 * 103. The start of the duel
 * 103.2  both decks are shuffled
 * 103.3  each player puts the top five cards into the shield zone unseen, then draws five cards
 * 500.1  the first turn begins
 */
export const opening: DuelState = {
  meta: { rule: '103' },
  initial: 'shuffling',
  states: {
    shuffling: { meta: { rule: '103.2' }, entry: 'shuffleDecks', always: 'placingShields' },
    placingShields: { meta: { rule: '103.3' }, entry: 'placeShields', always: 'takingHands' },
    takingHands: {
      meta: { rule: '103.3' },
      entry: 'takeHands',
      always: { target: '#duel.turn', actions: 'beginTurn' },
    },
  },
};
