import type { IfInstruction } from './instructions/if.ts';
import type { Describers } from './textOf.ts';
import type { Effect } from './vocabulary.ts';

/** No instruction at all. */
export const isNothing = (effect: Effect): boolean => effect.do === 'inOrder' && effect.effects.length === 0;

/** Whether an effect only asks for a condition. */
export const isNothingIf = (effect: Effect): effect is IfInstruction =>
  effect.do === 'if' && effect.otherwise === undefined && isNothing(effect.then);

/** A further sentence of an instruction; nothing if it has no such effect. */
export const followedBy = (opening: string, effect: Effect | undefined, describe: Describers): string =>
  effect === undefined ? '' : `${opening} ${describe.inside(effect)}`;
