import { duelSetup } from '../../setup.ts';
import { window } from '../../window.ts';

const afterBlock = window({
  rule: '507.3',
  announces: 'block',
  onward: [
    { guard: 'attackHasEnded', target: '#duel.turn.attack.endOfAttack' },
    { guard: 'isOnPlayerWithoutShields', target: '#duel.turn.attack.directAttack.winning' },
    { guard: 'isOnPlayer', target: '#duel.turn.attack.directAttack' },
    { guard: 'hasBattle', target: '#duel.turn.attack.battle' },
    { guard: 'isDone', target: '#duel.turn.attack.endOfAttack' },
  ],
});

/**
 * 507. Block
 * 507.1  the non-active player may choose creatures with a usable redirecting ability; the last one redirects the attack
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
      always: afterBlock.entering,
    },
    ...afterBlock.states,
  },
});
