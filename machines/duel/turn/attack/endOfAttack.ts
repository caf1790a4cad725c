import type { DuelState } from '../../behaviour.ts';
import { window } from '../../window.ts';

const atEnd = window({
  rule: '510.1',
  onward: [{ guard: 'isDone', target: '#duel.turn.attack.endOfAttack.ending' }],
});

const afterEnd = window({
  rule: '510.2',
  onward: [{ guard: 'isDone', target: '#duel.turn.attack.declaration' }],
});

/**
 * 510. End of the attack
 * 510.1  abilities that trigger at the end of the attack are declared and resolved
 * 510.2  effects that last for the attack end; anything this triggers resolves in this substep (500.2)
 * 505.5  then the active player may attack again
 */
export const endOfAttack: DuelState = {
  meta: { rule: '510' },
  initial: 'announcing',
  states: {
    announcing: {
      meta: { rule: '510.1' },
      entry: 'announceEndOfAttack',
      always: atEnd.entering,
    },
    ...atEnd.states,
    ending: {
      meta: { rule: '510.2' },
      initial: 'lapsing',
      states: {
        lapsing: { meta: { rule: '510.2' }, entry: 'endAttack', always: afterEnd.entering },
        ...afterEnd.states,
      },
    },
  },
};
