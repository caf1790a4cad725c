import { duelSetup } from '../../setup.ts';
import { window } from '../../window.ts';

const atEnd = window({
  at: 'turn.attack.endOfAttack',
  rule: '510.1',
  apDeclares: 'atOnce',
  onward: [{ guard: 'isDone', target: '#duel.turn.attack.endOfAttack.ending' }],
});

/**
 * 510. End of the attack
 * 510.1  what waits for the end of the attack is declared and resolved
 * 510.2  what lasts for the attack ends; then the active player may attack again (505.4)
 */
export const endOfAttack = duelSetup.createStateConfig({
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
      entry: 'endAttack',
      always: { guard: 'isDone', target: '#duel.turn.attack.declaration' },
    },
  },
});
