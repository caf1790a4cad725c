import type { CardObject, ObjectId } from '../../table/nouns.ts';
import { inBattleZone, type Moved } from '../../table/objects.ts';
import type { Target } from '../language/vocabulary.ts';
import type { Play } from '../play/play.ts';
import type { Bindings } from '../state/game.ts';
import { formerNameOf, type Scope } from '../state/scope.ts';

/** A scope in which these objects are bound to a name, if there is one. */
export const bind = (scope: Scope, name: string | undefined, ids: readonly ObjectId[]): Scope =>
  name === undefined ? scope : { ...scope, bound: { ...withoutFormer(scope.bound, name), [name]: ids } };

function withoutFormer(bound: Bindings, name: string): Bindings {
  const former = formerNameOf(name);
  if (!Object.hasOwn(bound, former)) return bound;
  const { [former]: _, ...others } = bound;
  return others;
}

/**
 * The same for cards that have moved, of those that were to. 605.2e: of what has left the battle zone the effect knows what it was, and of what
 * has stayed there instead what it is.
 */
export function bindMoved(
  play: Play,
  scope: Scope,
  name: string | undefined,
  moved: readonly Moved[],
  asked: readonly CardObject[] = [],
): Scope {
  if (name === undefined) return scope;
  const bound = bind(scope, name, arrivals(moved));
  const hasLeft = ({ was }: Moved): boolean => was.zone === 'battleZone' && play.find(was.id) === undefined;
  const stayed = ids(asked).filter(
    (id) => inBattleZone(play.game, id) !== undefined && !moved.some(({ was }) => was.id === id),
  );
  if (stayed.length === 0 && !moved.some(hasLeft)) return bound;
  const left = moved.flatMap((one) => (hasLeft(one) ? [one.was.id] : ids(one.became)));
  return bind(bound, formerNameOf(name), [...left, ...stayed]);
}

export const ids = (objects: readonly CardObject[]): readonly ObjectId[] => objects.map(({ id }) => id);

/** 601.1f. The name of the mana that was tapped as the cost of the card with the effect, which no card can say. */
export const PAID_AS_COST = ' paid as cost';

/** The objects that moved cards have become. */
export const arrivals = (moved: readonly Moved[]): readonly ObjectId[] =>
  moved.flatMap(({ became }) => ids(became));

/** The name that a choice binds for later instructions. */
export const asOf = (target: Target): string | undefined =>
  'choose' in target ? (target.as ?? 'chosen') : undefined;
