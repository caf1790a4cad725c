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
 * 501.1  the active player's cards untap together, before anything goes on standby
 * 501.2  abilities that trigger at the start of the turn are declared and resolved
 * 500.6  the first turn of the duel has no draw step
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
