import type { DuelState } from '../../behaviour.ts';
import { announcedWindow } from '../../window.ts';

const afterBlock = announcedWindow({
  rule: '507.3',
  by: 'announceBlock',
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
export const block: DuelState = {
  meta: { rule: '507' },
  initial: 'choosing',
  states: {
    choosing: {
      meta: { rule: '507.1' },
      entry: 'chooseBlockers',
      always: { guard: 'isDone', target: 'announcing' },
    },
    announcing: afterBlock.announcing('507.3'),
    ...afterBlock.states,
  },
};
