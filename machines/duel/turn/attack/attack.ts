import type { DuelState } from '../../behaviour.ts';
import { beginningOfStep } from '../../window.ts';
import { battle } from './battle.ts';
import { block } from './block.ts';
import { declaration } from './declaration.ts';
import { directAttack } from './directAttack.ts';
import { endOfAttack } from './endOfAttack.ts';

/**
 * 505. Attack
 * 500.4  abilities that trigger at the start of the step are resolved
 * 505.1  the active player makes attacks one after another; each attack has the substeps 506 to 510
 */
export const attack: DuelState = {
  meta: { rule: '505' },
  initial: 'beginning',
  states: {
    beginning: beginningOfStep('beginAttackStep', '#duel.turn.attack.declaration'),
    declaration,
    block,
    battle,
    directAttack,
    endOfAttack,
  },
};
