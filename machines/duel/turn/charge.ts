import type { DuelState } from '../behaviour.ts';
import { beginningOfStep, window } from '../window.ts';

const afterCharge = window({
  rule: '503',
  onward: [{ guard: 'isDone', target: '#duel.turn.main' }],
});

/**
 * 503. Mana charge
 * 500.4  abilities that trigger at the start of the step are resolved
 * 503.1  the active player may put one card from their hand into their mana zone
 */
export const charge: DuelState = {
  meta: { rule: '503' },
  initial: 'beginning',
  states: {
    beginning: beginningOfStep('beginCharge', '#duel.turn.charge.choosing'),
    choosing: {
      meta: { rule: '503.1' },
      entry: 'chargeMana',
      always: afterCharge.entering,
    },
    ...afterCharge.states,
  },
};
