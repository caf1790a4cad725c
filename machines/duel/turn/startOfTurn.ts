import { duelSetup } from '../setup.ts';
import { window } from '../window.ts';

const atStart = window({
  rule: '501.2',
  announces: 'startOfTurn',
  onward: [
    { guard: 'isFirstTurn', target: '#duel.turn.charge' },
    { guard: 'isDone', target: '#duel.turn.draw' },
  ],
});

/**
 * 501. Start of turn
 * 501.1  the active player's cards untap together, before anything is put on standby
 * 500.6  the first player has no draw step in the first turn
 * 501.2  what waits for the start of the turn is declared and resolved
 */
export const startOfTurn = duelSetup.createStateConfig({
  meta: { rule: '501' },
  initial: 'untapping',
  states: {
    untapping: {
      meta: { rule: '501.1' },
      entry: 'untapAll',
      always: atStart.entering,
    },
    ...atStart.states,
  },
});
