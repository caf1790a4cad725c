import { type Fact, isZoneChange, type ZoneChanged } from '../../effects/state/reported/facts.ts';
import type { ObjectId, Player, Table } from '../../table/nouns.ts';
import { isZoneKnown } from '../../table/view.ts';

/** For each card of a deck and a shield zone its name if the player has seen it there; undefined if not. The top card of a deck is first. */
export type KnownPlaces = {
  readonly [P in Player]: { readonly [Z in 'deck' | 'shieldZone']: readonly (string | undefined)[] };
};

/**
 * Where cards lie that a player has seen in decks and shield zones. Shuffling gives the cards of a deck new ids, and so forgets them; rearranged shields
 * are forgotten by their places (113.2a).
 * @param facts all facts so far, with the ids of the table.
 */
export function knownPlaces(facts: readonly Fact[], { zones, cards }: Table, viewer: Player): KnownPlaces {
  const seen = seenObjects(facts, viewer);
  const places = (player: Player) => {
    const namesIn = (zone: 'deck' | 'shieldZone'): readonly (string | undefined)[] =>
      zones[player][zone].map(({ id, card }) => (seen.has(id) ? cards[card]?.name : undefined));
    return { deck: namesIn('deck'), shieldZone: namesIn('shieldZone') };
  };
  return { p1: places('p1'), p2: places('p2') };
}

/** Cards that a player has seen as the objects that they are now. */
export function seenObjects(facts: readonly Fact[], viewer: Player): ReadonlySet<ObjectId> {
  const seen = new Set<ObjectId>();
  for (const fact of facts) {
    if (fact.kind === 'cardRevealed' || (fact.kind === 'cardLookedAt' && fact.by === viewer))
      seen.add(fact.object);
    else if (fact.kind === 'shieldsRearranged') for (const shield of fact.shields) seen.delete(shield);
    else if (isZoneChange(fact) && isFollowed(fact, seen, viewer)) seen.add(fact.object);
  }
  return seen;
}

/**
 * 401.4, 701.11a. Nobody can follow cards that are shuffled. The owner secretly orders cards that go to a deck at the same time, so a player can follow their own cards only. Facts do
 * not say which cards moved at the same time, so no card of the opponent is followed, not even a single one.
 */
const isFollowed = (
  { from, player, was, shuffled }: ZoneChanged,
  seen: ReadonlySet<ObjectId>,
  viewer: Player,
): boolean => player === viewer && !shuffled && (isZoneKnown(from, player, viewer) || seen.has(was));
