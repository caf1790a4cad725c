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
 * 509.1  if the attacked player has no shields at this point, they lose
 * 509.2  the number of shields is determined, and they are chosen
 * 509.3  abilities that trigger before the break resolve
 * 509.5  the owner declares; the shields break together, even if the attacker has left; declared uses resolve first
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
