import { duelSetup } from '../setup.ts';
import { window } from '../window.ts';

/**
 * 502. Draw
 * 500.6  the first player has no draw step in the first turn
 * 502.1  the active player draws a card
 */
export const draw = duelSetup.createStateConfig({
  meta: { rule: '502' },
  initial: 'deciding',
  states: {
    deciding: {
      meta: { rule: '500.6' },
      always: [{ guard: 'isFirstTurn', target: '#duel.turn.charge' }, { target: 'drawing' }],
    },
    drawing: {
      meta: { rule: '502.1' },
      entry: 'drawForTurn',
      always: { guard: 'isDone', target: 'gathering' },
    },
    ...window({ at: 'turn.draw', rule: '502', then: '#duel.turn.charge' }),
  },
});
