import type { DuelState } from '../behaviour.ts';
import { window } from '../window.ts';

const afterCharge = window({
  rule: '503',
  onward: [{ guard: 'isDone', target: '#duel.turn.main' }],
});

/**
 * 503. Mana charge
 * 503.1  the active player may put one card from their hand into their mana zone
 */
export const charge: DuelState = {
  meta: { rule: '503' },
  initial: 'choosing',
  states: {
    choosing: {
      meta: { rule: '503.1' },
      entry: 'chargeMana',
      always: afterCharge.entering,
    },
    ...afterCharge.states,
  },
};
