import { type ObjectId, opponentOf, PLAYERS, type Player } from '../table/nouns.ts';
import type { Bindings, NamedValues } from './game.ts';
import type { Who } from './vocabulary.ts';

/** From where an ability is read: whose it is, which object bears it, and what its words stand for. */
export interface Scope {
  readonly player: Player;
  readonly source: ObjectId;
  readonly sourceName: string;
  readonly bound: Bindings;
  readonly named: NamedValues;
  /** 603.2f. It was declared, so it is carried out although its text says "may". */
  readonly mustCarryOut?: boolean;
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

/** What a name stands for. */
export const refersTo = (ref: string, scope: Scope): readonly ObjectId[] =>
  ref === 'this' ? [scope.source] : (scope.bound[ref] ?? []);
