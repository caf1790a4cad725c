import { duelSetup } from '../../setup.ts';
import { window } from '../../window.ts';

const beforeBreak = window({
  rule: '509.3',
  onward: [{ guard: 'isDone', target: '#duel.turn.attack.directAttack.breaking' }],
});

const afterBreak = window({
  rule: '509.5e',
  onward: [{ guard: 'isDone', target: '#duel.turn.attack.endOfAttack' }],
});

/**
 * 509. Direct attack
 * 509.1  an attack on a player who has no shields now wins
 * 509.2  the number of shields is settled and they are chosen
 * 509.3  what waits for that is resolved before they break
 * 509.5  their owner declares; they break together, even if the attacker has left; what was declared is used first
 */
export const directAttack = duelSetup.createStateConfig({
  meta: { rule: '509' },
  initial: 'beforeBreak',
  states: {
    winning: { meta: { rule: '509.1' }, entry: 'winByDirectAttack' },
    beforeBreak: {
      meta: { rule: '509.2' },
      initial: 'choosingShields',
      states: {
        choosingShields: { meta: { rule: '509.2' }, entry: 'chooseShields', always: beforeBreak.entering },
        ...beforeBreak.states,
      },
    },
    breaking: { meta: { rule: '509.5' }, entry: 'breakShields', always: afterBreak.entering },
    ...afterBreak.states,
  },
});
