import type { Describers } from './textOf.ts';
import type { Effect } from './vocabulary.ts';

/** No instruction at all. */
export const isNothing = (effect: Effect): boolean => effect.do === 'inOrder' && effect.effects.length === 0;

/** A further sentence of an instruction; nothing if it has no such effect. */
export const followedBy = (opening: string, effect: Effect | undefined, describe: Describers): string =>
  effect === undefined ? '' : `${opening} ${describe.inside(effect)}`;
