import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { ConditionWord } from '../conditionWord.ts';
import { describeRef } from '../nounParts.ts';
import type { Condition, Ref } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** An object is attacking, a player or a creature. */
export interface AttackingCondition {
  readonly kind: 'attacking';
  readonly what: Ref;
  readonly target?: 'player' | 'creature';
}

/** The bearer is attacking. */
export const isAttacking: Condition = deepFreeze({ kind: 'attacking', what: self });

/** The bearer is attacking a creature. */
export const isAttackingCreature: Condition = deepFreeze({
  kind: 'attacking',
  what: self,
  target: 'creature',
});

export const attackingWord: ConditionWord<AttackingCondition> = {
  text: ({ what, target }) => `${describeRef(what.ref)} attacks${target === undefined ? '' : ` a ${target}`}`,
  generated: { weight: 1, fields: { what: 'ref' }, optional: { target: ['player', 'creature'] } },
};
