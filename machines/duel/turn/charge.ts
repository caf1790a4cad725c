import { duelSetup } from '../setup.ts';
import { window } from '../window.ts';

/**
 * 503. Mana charge
 * 503.1  the active player may put one card of the hand into the mana zone
 */
export const charge = duelSetup.createStateConfig({
  meta: { rule: '503' },
  initial: 'choosing',
  states: {
    choosing: {
      meta: { rule: '503.1' },
      entry: 'chargeMana',
      always: { guard: 'isDone', target: 'gathering' },
    },
    ...window({ at: 'turn.charge', rule: '503', then: '#duel.turn.main' }),
  },
});
