import type { DuelState } from '../../behaviour.ts';
import { beginningOfStep, window } from '../../window.ts';

const beforeBreak = window({
  rule: '509.4',
  onward: [{ guard: 'isDone', target: '#duel.turn.attack.directAttack.breaking' }],
});

const afterBreak = window({
  rule: '509.5e',
  onward: [{ guard: 'isDone', target: '#duel.turn.attack.endOfAttack' }],
});

/**
 * 509. Direct attack
 * 509.1  if the attacked player has no shields at this point, they lose
 * 500.4  abilities that trigger at the start of the substep are resolved
 * 509.2  the number of shields is determined
 * 509.3  they are chosen; abilities that trigger before the break go on standby
 * 509.4  these are resolved, and whatever else is on standby
 * 509.5  the owner declares; the shields break together, even if the attacker has left; declared uses resolve first
 */
export const directAttack: DuelState = {
  meta: { rule: '509' },
  initial: 'beginning',
  states: {
    beginning: beginningOfStep('beginDirectAttack', '#duel.turn.attack.directAttack.choosingBreaker'),
    winning: {
      meta: { rule: '509.1' },
      entry: 'winByDirectAttack',
      always: { guard: 'isDone', target: '#duel.turn.attack.endOfAttack' },
    },
    choosingBreaker: {
      meta: { rule: '509.2' },
      entry: 'chooseBreaker',
      always: { guard: 'isDone', target: 'beforeBreak' },
    },
    beforeBreak: {
      meta: { rule: '509.3' },
      initial: 'choosingShields',
      states: {
        choosingShields: { meta: { rule: '509.3' }, entry: 'chooseShields', always: beforeBreak.entering },
        ...beforeBreak.states,
      },
    },
    breaking: { meta: { rule: '509.5' }, entry: 'breakShields', always: afterBreak.entering },
    ...afterBreak.states,
  },
};
