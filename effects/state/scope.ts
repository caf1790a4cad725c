import { type ObjectId, opponentOf, PLAYERS, type Player } from '../../table/nouns.ts';
import type { Who } from '../language/vocabulary.ts';
import type { Bindings, NamedValues } from './game.ts';

/** From where an ability is read: whose it is, which object bears it, and what its words stand for. */
export interface Scope {
  readonly player: Player;
  readonly source: ObjectId;
  readonly sourceName: string;
  readonly bound: Bindings;
  readonly named: NamedValues;
  /** 603.2f. It was declared, so it is carried out although its text says "may". */
  readonly mustCarryOut?: boolean;
  /** 603.3a of 1.28. The mode that was chosen as it triggered. */
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

/** What a name stands for: nothing where nothing was given that name. */
export const refersTo = (ref: string, { source, bound }: Scope): readonly ObjectId[] => {
  if (ref === 'this') return [source];
  return Object.hasOwn(bound, ref) ? (bound[ref] ?? []) : [];
};

/** The number or the card that was named so, or undefined where nothing was. */
export const namedAs = (name: string, { named }: Scope): NamedValues[string] | undefined =>
  Object.hasOwn(named, name) ? named[name] : undefined;
