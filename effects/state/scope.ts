import { type ObjectId, opponentOf, PLAYERS, type Player } from '../../table/nouns.ts';
import type { Who } from '../language/vocabulary.ts';
import type { Bindings, NamedValues } from './game.ts';

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

export const isPlayer = (who: Who, player: Player, you: Player): boolean =>
  who === 'any' || (who === 'you') === (player === you);

/** The objects bound to a name; none if the name is not bound. */
export const refersTo = (ref: string, { source, bound }: Scope): readonly ObjectId[] => {
  if (ref === 'this') return [source];
  return Object.hasOwn(bound, ref) ? (bound[ref] ?? []) : [];
};

/** The number or card name bound to a name; undefined if the name is not bound. */
export const namedAs = (name: string, { named }: Scope): NamedValues[string] | undefined =>
  Object.hasOwn(named, name) ? named[name] : undefined;
