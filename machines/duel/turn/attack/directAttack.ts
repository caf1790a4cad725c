import { duelSetup } from '../../setup.ts';
import { window } from '../../window.ts';

/**
 * 509. Direct attack
 * 509.1  a player who has no shields now loses
 * 509.2  the number of shields is settled and they are chosen
 * 509.3  what waits for that is resolved before they break
 * 509.5  their owner declares; they break together, even if the attacker has left; what was declared is used first
 */
export const directAttack = duelSetup.createStateConfig({
  meta: { rule: '509' },
  initial: 'arriving',
  states: {
    arriving: {
      meta: { rule: '509.1' },
      entry: 'attackDirectly',
      always: { guard: 'isDone', target: 'choosingShields' },
    },
    choosingShields: {
      meta: { rule: '509.2' },
      entry: 'chooseShields',
      always: { guard: 'isDone', target: 'beforeBreak' },
    },
    beforeBreak: {
      meta: { rule: '509.3' },
      initial: 'gathering',
      states: window({
        at: 'turn.attack.directAttack.beforeBreak',
        rule: '509.3',
        then: '#duel.turn.attack.directAttack.breaking',
      }),
    },
    breaking: {
      meta: { rule: '509.5' },
      entry: 'breakShields',
      always: { guard: 'isDone', target: 'gathering' },
    },
    ...window({ at: 'turn.attack.directAttack', rule: '509.5e', then: '#duel.turn.attack.endOfAttack' }),
  },
});
