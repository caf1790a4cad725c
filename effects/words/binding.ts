import type { CardObject, ObjectId } from '../../table/nouns.ts';
import type { Moved } from '../../table/objects.ts';
import type { Target } from '../language/vocabulary.ts';
import type { Scope } from '../state/scope.ts';

/** A scope in which these objects are bound to a name, if there is one. */
export const bind = (scope: Scope, name: string | undefined, ids: readonly ObjectId[]): Scope =>
  name === undefined ? scope : { ...scope, bound: { ...scope.bound, [name]: ids } };

export const ids = (objects: readonly CardObject[]): readonly ObjectId[] => objects.map(({ id }) => id);

/** 601.1f. The name of the mana that was tapped as the cost of the card with the effect, which no card can say. */
export const PAID_AS_COST = ' paid as cost';

/** The objects that moved cards have become. */
export const arrivals = (moved: readonly Moved[]): readonly ObjectId[] =>
  moved.flatMap(({ became }) => ids(became));

/** The name that a choice binds for later instructions. */
export const asOf = (target: Target): string | undefined =>
  'choose' in target ? (target.as ?? 'chosen') : undefined;
