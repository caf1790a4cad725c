import { type ObjectId, opponentOf, PLAYERS, type Player } from '../../table/nouns.ts';
import { findObject, inBattleZone } from '../../table/objects.ts';
import type { Who } from '../language/vocabulary.ts';
import type { Bindings, Game, NamedValues } from './game.ts';
import { rememberedOf } from './remembered.ts';

/** The context in which an ability is read: its player, its source, and the names it has bound. */
export interface Scope {
  readonly player: Player;
  readonly source: ObjectId;
  readonly sourceName: string;
  readonly bound: Bindings;
  readonly named: NamedValues;
  /** 605.4. What the effect looks at or reveals, for as long as it has not shuffled the deck. */
  readonly seen?: readonly ObjectId[];
  /** 603.2f. A declared effect must be carried out even if its text says "may". */
  readonly mustCarryOut?: boolean;
  /** 603.3a of version 1.28. The mode chosen when the effect triggered. */
  readonly mode?: number;
}

export const scopeOf = (
  player: Player,
  source: ObjectId,
  sourceName: string,
  bound: Bindings = {},
): Scope => ({
  player,
  source,
  sourceName,
  bound,
  named: {},
});

export function playersOf(who: Who, player: Player): readonly Player[] {
  switch (who) {
    case 'you':
      return [player];
    case 'opponent':
      return [opponentOf(player)];
    case 'any':
      return PLAYERS;
  }
}

/** 101.4. Both players, the active player first. */
export const bothInOrder = ({ game: { turn } }: { readonly game: Game }): readonly Player[] => [
  turn.active,
  opponentOf(turn.active),
];

/** 101.4. The players that an instruction is for, in the order in which they follow it: the active player first. */
export const playersInOrder = (state: { readonly game: Game }, who: Who, you: Player): readonly Player[] => {
  const players = playersOf(who, you);
  return players.length < 2 ? players : bothInOrder(state);
};

export const isPlayer = (who: Who, player: Player, you: Player): boolean =>
  who === 'any' || (who === 'you') === (player === you);

/** 801.2. The object that a creature is now: another one, if it lies below that beside its first base. */
export const nowOf = ({ becameOne }: Game, id: ObjectId): ObjectId =>
  becameOne?.find(({ was }) => was === id)?.now ?? id;

/** The objects that a name stands for; none if nothing has this name. */
export const refersTo = (game: Game, ref: string, { source, bound }: Scope): readonly ObjectId[] => {
  if (ref === 'this') return [nowOf(game, source)];
  if (Object.hasOwn(bound, ref)) return allNow(game, bound[ref] ?? []);
  return ref === 'crossed' || ref === 'equipped' || ref === 'attached' ? crossedBy(game, source) : [];
};

/**
 * 605.2e. A name that no card can say: what stood for a name before the effect moved it out of the battle zone, where that name stands for the
 * cards that it has become.
 */
export const formerNameOf = (name: string): string => ` ${name}${AS_IT_WAS}`;

export const isFormerName = (name: string): boolean => name.endsWith(AS_IT_WAS);

const AS_IT_WAS = ' as it was';

/** 201.2b. A name that no card can say: which of its two costs a twinpact has for the effect. */
export const costNameOf = (id: ObjectId): string => ` cost of ${id}`;

/** 605.2e. The objects that are asked for information about what a name stands for: those that have left the battle zone as they last were. */
export const knownBy = (game: Game, ref: string, scope: Scope): readonly ObjectId[] =>
  scope.bound[formerNameOf(ref)] ??
  (ref === 'that' ? leftAs(game, scope) : undefined) ??
  refersTo(game, ref, scope);

/** 605.2e. What the card of an event was in the battle zone, if it has left that by the event. */
function leftAs(game: Game, { bound: { was, that } }: Scope): readonly ObjectId[] | undefined {
  const isThere = (id: ObjectId): boolean => inBattleZone(game, id) !== undefined;
  const wasThere = (id: ObjectId): boolean => rememberedOf(game, id)?.object.zone === 'battleZone';
  if (that === undefined || was === undefined || was.some(isThere)) return undefined;
  return was.some(wasThere) && !that.some((id) => isThere(id) || wasThere(id)) ? was : undefined;
}

const allNow = (game: Game, ids: readonly ObjectId[]): readonly ObjectId[] =>
  game.becameOne === undefined ? ids : [...new Set(ids.map((id) => nowOf(game, id)))];

/** 303, 305.2. What a cross gear is crossed onto or a weapon equipped to, read when it is needed (605.2d); of a gear that has left, as it last was (605.2e). */
export function crossedBy(game: Game, gear: ObjectId): readonly ObjectId[] {
  const object = findObject(game, gear) ?? rememberedOf(game, gear)?.object;
  return object?.attachedTo === undefined ? [] : [object.attachedTo];
}

/** The number or card name bound to a name; undefined if the name is not bound. */
export const namedAs = (name: string, { named }: Scope): NamedValues[string] | undefined =>
  Object.hasOwn(named, name) ? named[name] : undefined;
