import type { DuelState } from '../behaviour.ts';
import { window } from '../window.ts';

const afterDraw = window({
  rule: '502',
  onward: [{ guard: 'isDone', target: '#duel.turn.charge' }],
});

/**
 * 502. Draw
 * 502.1  the active player draws a card
 */
export const draw: DuelState = {
  meta: { rule: '502' },
  initial: 'drawing',
  states: {
    drawing: {
      meta: { rule: '502.1' },
      entry: 'drawForTurn',
      always: afterDraw.entering,
    },
    ...afterDraw.states,
  },
};
