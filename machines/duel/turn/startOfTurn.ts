import type { DuelState } from '../behaviour.ts';
import { announcedWindow } from '../window.ts';

const atStart = announcedWindow({
  rule: '501.2',
  by: 'announceStartOfTurn',
  onward: [
    { guard: 'isFirstTurn', target: '#duel.turn.charge' },
    { guard: 'isDone', target: '#duel.turn.draw' },
  ],
});

/**
 * 501. Start of turn
 * 501.1  the active player's cards untap together, before anything goes on standby
 * 501.2  abilities that trigger at the start of the turn go on standby; they are declared and resolved
 * 500.6  the first turn of the duel has no draw step
 */
export const startOfTurn: DuelState = {
  meta: { rule: '501' },
  initial: 'untapping',
  states: {
    untapping: {
      meta: { rule: '501.1' },
      entry: 'untapAll',
      always: { guard: 'isDone', target: 'announcing' },
    },
    announcing: atStart.announcing('501.2'),
    ...atStart.states,
  },
};
