import { duelSetup } from '../../setup.ts';
import { window } from '../../window.ts';

/**
 * 507. Block
 * 507.1  the non-active player may name creatures whose redirecting ability can be used; the last one takes the attack
 * 507.3  block triggers go on standby; each player declares and resolves, the active player first
 */
export const block = duelSetup.createStateConfig({
  meta: { rule: '507' },
  initial: 'choosing',
  states: {
    choosing: {
      meta: { rule: '507.1' },
      entry: 'chooseBlockers',
      always: { guard: 'isDone', target: 'announcing' },
    },
    announcing: {
      meta: { rule: '507.3' },
      entry: 'announceBlock',
      always: { guard: 'isDone', target: 'gathering' },
    },
    ...window({
      at: 'turn.attack.block',
      rule: '507.3',
      then: '#duel.turn.attack.battle',
      ifAttackEnded: '#duel.turn.attack.endOfAttack',
    }),
  },
});
