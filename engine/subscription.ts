import type { Decision } from '../effects/state/decisions.ts';
import type { Fact } from '../effects/state/facts.ts';
import type { Player, Result } from '../table/nouns.ts';
import { type KnownFact, knownFacts } from './knownFacts.ts';

/** A piece of news of a duel. */
export type News =
  | { readonly facts: readonly Fact[] }
  | { readonly decision: Decision }
  | { readonly result: Result };

/** Hears what happens in a duel. It may answer the decision that it is told of. */
export interface DuelObserver<F = Fact> {
  /** What has happened since the last time, in order; never an empty list. */
  readonly facts?: (facts: readonly F[]) => void;
  /** The decision that is open now. One that another listener has answered meanwhile is not told. */
  readonly decision?: (decision: Decision) => void;
  /** The duel is over. Nothing more is told. */
  readonly end?: (result: Result) => void;
}

/** What `subscribe` gives back, as an actor of XState does. */
export interface Subscription {
  /** Nothing more is told from here on, not even of what has just happened. Calling it again does nothing. */
  readonly unsubscribe: () => void;
}

/** Tells an observer everything. */
export const tellingAll = (observer: DuelObserver) => (news: News) => {
  if ('facts' in news) observer.facts?.(news.facts);
  else if ('decision' in news) observer.decision?.(news.decision);
  else observer.end?.(news.result);
};

/** Tells an observer what this player may know of what happens, and what this player is asked. */
export const tellingPlayer = (observer: DuelObserver<KnownFact>, player: Player) => (news: News) => {
  if ('facts' in news) {
    const known = knownFacts(news.facts, player);
    if (known.length > 0) observer.facts?.(known);
  } else if ('decision' in news) {
    if (news.decision.player === player) observer.decision?.(news.decision);
  } else observer.end?.(news.result);
};
