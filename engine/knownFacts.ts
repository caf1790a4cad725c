import { type Fact, type FactKind, isZoneChange, type ZoneChangeKind } from '../effects/state/facts.ts';
import type { ObjectId, Player } from '../table/nouns.ts';
import { isZoneKnown } from '../table/view.ts';

/**
 * A fact as one player may know it (400.2). It is the fact itself, except that `name` is undefined for a card that this
 * player may not know, and `object` and `was` for an object in a place where this player cannot tell one card from
 * another: the decks, the shields, and the opponent's hand.
 */
export type KnownFact = Fact extends infer F
  ? F extends { readonly kind: ZoneChangeKind | 'cardLookedAt' | 'cardRevealed' | 'eventReplaced' }
    ? {
        readonly [K in keyof F]: K extends 'name'
          ? string | undefined
          : K extends 'object' | 'was'
            ? ObjectId | undefined
            : F[K];
      }
    : F
  : never;

type FactOf<K extends FactKind> = Extract<Fact, { readonly kind: K }>;

/** 400.2. A card that changes zone is known to all who can see it before or after. */
function knownMove(fact: FactOf<ZoneChangeKind>, viewer: Player): KnownFact {
  const before = isZoneKnown(fact.from, fact.player, viewer);
  const after = isZoneKnown(fact.to, fact.player, viewer);
  if (before && after) return fact;
  return {
    ...fact,
    name: before || after ? fact.name : undefined,
    was: before ? fact.was : undefined,
    object: after ? fact.object : undefined,
  };
}

/** Events whose card everybody sees; the card of any other may have been hidden when its event was replaced. */
const SEEN_BY_ALL: ReadonlySet<string> = new Set<ZoneChangeKind>([
  'cardDestroyed',
  'cardDiscarded',
  'manaCharged',
  'cardPut',
]);

const withoutObject = <F extends FactOf<'cardLookedAt' | 'cardRevealed' | 'eventReplaced'>>(
  fact: F,
  viewer: Player,
) => (fact.player === viewer ? fact : { ...fact, object: undefined });

/**
 * A fact as this player may know it; undefined for one of which they may know nothing: what the opponent chose is seen by
 * what comes of it.
 */
function knownFact(fact: Fact, viewer: Player): KnownFact | undefined {
  if (isZoneChange(fact)) return knownMove(fact, viewer);
  switch (fact.kind) {
    case 'choiceMade':
      return fact.player === viewer ? fact : undefined;
    case 'cardLookedAt':
      return fact.by === viewer
        ? withoutObject(fact, viewer)
        : { ...fact, name: undefined, object: undefined };
    case 'cardRevealed':
      return withoutObject(fact, viewer);
    case 'eventReplaced':
      return SEEN_BY_ALL.has(fact.event)
        ? withoutObject(fact, viewer)
        : { ...fact, name: undefined, object: undefined };
    default:
      return fact;
  }
}

/**
 * Facts as this player may know them, in their order, without those of which they may know nothing. `duel.logFor` gives the
 * whole log so; this is for facts that come from elsewhere.
 */
export const knownFacts = (facts: readonly Fact[], viewer: Player): readonly KnownFact[] =>
  facts.flatMap((fact) => knownFact(fact, viewer) ?? []);
