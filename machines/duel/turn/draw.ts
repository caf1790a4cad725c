import { duelSetup } from '../setup.ts';
import { window } from '../window.ts';

const afterDraw = window({
  at: 'turn.draw',
  rule: '502',
  apDeclares: 'atOnce',
  onward: [{ guard: 'isDone', target: '#duel.turn.charge' }],
});

/**
 * 502. Draw
 * 502.1  the active player draws a card
 */
export const draw = duelSetup.createStateConfig({
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
});
