import { type Fact, type FactKind, isZoneChange, type ZoneChangeKind } from '../effects/state/facts.ts';
import type { ObjectId, Player } from '../table/nouns.ts';
import { isZoneKnown } from '../table/view.ts';

/**
 * A fact as one player may know it (400.2). `name` is undefined if the player may not know the card. `object` and `was` are
 * undefined in zones where the player cannot tell cards apart: the decks, the shield zones and the opponent's hand.
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

/** 400.2. A player who can see a card before or after its move knows which card moved. */
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

/** Events whose card is always public. The card of any other replaced event may have been hidden. */
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
 * A fact as this player may know it; undefined for a choice of the opponent, whose results are facts of their own.
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
 * Facts as this player may know them, in order and without choices of the opponent. `duel.logFor` does this for the whole
 * log; use this function for facts from an inspector.
 */
export const knownFacts = (facts: readonly Fact[], viewer: Player): readonly KnownFact[] =>
  facts.flatMap((fact) => knownFact(fact, viewer) ?? []);
