import type { DuelState } from '../../behaviour.ts';
import { announcedWindow, window } from '../../window.ts';

const afterDeclaration = announcedWindow({
  rule: '506.3',
  by: 'declareAttack',
  onward: [
    { guard: 'attackHasEnded', target: '#duel.turn.attack.endOfAttack' },
    { guard: 'nobodyMayBlock', target: '#duel.turn.attack.block.announcing' },
    { guard: 'isDone', target: '#duel.turn.attack.block' },
  ],
});

const afterTapAbility = window({
  rule: '602.2',
  onward: [{ guard: 'isDone', target: '#duel.turn.attack.declaration.choosing' }],
});

/**
 * 602. A tap ability, used instead of attacking
 * 602.1  the creature is tapped, and the effect goes on standby
 * 505.5  then the active player may attack or use another
 */
const tapAbility: DuelState = {
  meta: { rule: '602' },
  initial: 'using',
  states: {
    using: { meta: { rule: '602.1' }, entry: 'useTapAbility', always: afterTapAbility.entering[0] },
    ...afterTapAbility.states,
  },
};

/**
 * 506. Declaration of the attacking creature
 * 506.1  the active player chooses a creature and what it attacks, and taps it; or uses a tap ability (602); or stops attacking
 * 506.3  attack triggers go on standby; each player declares and resolves, the active player first
 * 505.6a if the attacking creature or the attacked creature has left, the attack ends
 */
export const declaration: DuelState = {
  meta: { rule: '506' },
  initial: 'choosing',
  states: {
    choosing: {
      meta: { rule: '506.1' },
      entry: 'chooseAttack',
      always: [
        { guard: 'attacks', target: 'declaring' },
        { guard: 'usesTapAbility', target: 'tapAbility' },
        { guard: 'isDone', target: '#duel.turn.end' },
      ],
    },
    declaring: afterDeclaration.announcing('506.3'),
    tapAbility,
    ...afterDeclaration.states,
  },
};
