import { OptionsError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import { reading } from '../../boundary/reading.ts';
import type { Decision } from '../../effects/state/reported/decisions.ts';
import type { Fact } from '../../effects/state/reported/facts.ts';
import { deepFreeze } from '../../table/deepFreeze.ts';
import type { Player, Result } from '../../table/nouns.ts';
import type { KnownFact, KnownFacts } from '../views/knownFacts.ts';

/** Something that listeners of a duel are notified of. */
export type News =
  | { readonly facts: readonly Fact[] }
  | { readonly decision: Decision }
  | { readonly result: Result };

/** Callbacks for the events of a duel. A callback may answer the open decision. */
export interface DuelObserver<F = Fact> {
  /** Called with the facts since the last call, in order; never with an empty list. */
  readonly facts?: (facts: readonly F[]) => void;
  /** Called with the open decision, unless another listener has answered it already. */
  readonly decision?: (decision: Decision) => void;
  /** Called once when the duel is over; no other call follows. */
  readonly end?: (result: Result) => void;
}

/** The return value of `subscribe`, as for an XState actor. */
export interface Subscription {
  /** Stops all notifications immediately, including those already queued. Calling it again has no effect. */
  readonly unsubscribe: () => void;
}

const CALLBACKS = ['facts', 'decision', 'end'] as const;

/** @throws {OptionsError} if the observer is not an object, a callback is not a function, or other members stand in for them. */
export function checkObserver(observer: unknown): void {
  const refused = (at: string, expected: string, found: unknown) =>
    new OptionsError(`${at}: expected ${expected}, not ${formatValue(found)}.`);
  if (typeof observer !== 'object' || observer === null || Array.isArray(observer))
    throw refused('observer', 'an object such as { facts, decision, end }', observer);
  const callbacks = reading('observer', observer, 'callbacks that can be read', () =>
    CALLBACKS.map((name) => ({ name, callback: Reflect.get(observer, name) })),
  );
  for (const { name, callback } of callbacks)
    if (callback !== undefined && typeof callback !== 'function')
      throw refused(`observer.${name}`, 'a function', callback);
  const members = Object.keys(observer);
  if (members.length > 0 && callbacks.every(({ callback }) => callback === undefined))
    throw refused('observer', 'at least one of facts, decision and end', members);
}

/** A listener that passes everything to an observer. */
export const listenerFor = (observer: DuelObserver) => (news: News) => {
  if ('facts' in news) observer.facts?.(news.facts);
  else if ('decision' in news) observer.decision?.(news.decision);
  else observer.end?.(news.result);
};

/** A listener that passes the facts this player may know, and the decisions of this player, to an observer. */
export const playerListenerFor =
  (
    observer: DuelObserver<KnownFact>,
    player: Player,
    known: KnownFacts,
    decisionOf: () => Decision | undefined,
  ) =>
  (news: News) => {
    if ('facts' in news) {
      const facts = deepFreeze(known.next(news.facts));
      if (facts.length > 0) observer.facts?.(facts);
    } else if ('decision' in news) {
      const decision = news.decision.player === player ? decisionOf() : undefined;
      if (decision !== undefined) observer.decision?.(decision);
    } else observer.end?.(news.result);
  };
