import type { ZoneChangeKind } from '../../effects/state/reported/facts.ts';
import { PLAYERS, type Player, ZONES, type Zone } from '../../table/nouns.ts';
import { isZoneKnown } from '../../table/view.ts';
import { byZone } from '../../table/zones.ts';
import { type FactOf, isPlaceKnown, type Known, type KnownFact } from './knownFacts.ts';

/** How many cards of each name. */
export type Counts = ReadonlyMap<string, number>;

/** For each zone that is hidden from a player, and for the face-down cards of a mana zone, cards that are certain to lie there. */
export type KnownCards = { readonly [P in Player]: { readonly [Z in Zone]: Counts } };

const add = (counts: Map<string, number>, name: string, more: number): void => {
  const count = (counts.get(name) ?? 0) + more;
  if (count > 0) counts.set(name, count);
  else counts.delete(name);
};

type Move = Pick<
  Known<FactOf<ZoneChangeKind>>,
  'from' | 'to' | 'player' | 'name' | 'faceDown' | 'wasFaceDown'
>;

const isMove = (fact: KnownFact): fact is KnownFact & Move => 'was' in fact;

type Shown = Extract<KnownFact, { readonly kind: 'cardLookedAt' | 'cardRevealed' }>;

const isShown = (fact: KnownFact): fact is Shown =>
  (fact.kind === 'cardLookedAt' || fact.kind === 'cardRevealed') && fact.name !== undefined;

/**
 * Cards that a player is certain of in zones that are hidden from that player: put there face up, looked at or revealed. Once a card leaves
 * such a zone unseen, nothing there is certain any more: it may have been any of them.
 * @param log the facts that the player may know, from the first of the duel on.
 */
export function knownCards(log: readonly KnownFact[], viewer: Player): KnownCards {
  const known = { p1: byZone(() => new Map<string, number>()), p2: byZone(() => new Map<string, number>()) };
  let shown: Shown[] = [];
  const settleShown = (): void => {
    for (const owner of PLAYERS) {
      for (const zone of ZONES) {
        if (isZoneKnown(zone, owner, viewer)) continue;
        const together = new Map<string, number>();
        for (const fact of shown)
          if (fact.player === owner && fact.zone === zone) add(together, fact.name ?? '', 1);
        const certain = known[owner][zone];
        for (const [name, count] of together) certain.set(name, Math.max(count, certain.get(name) ?? 0));
      }
    }
    shown = [];
  };
  for (const fact of log) {
    const [last] = shown;
    if (last !== undefined && fact.kind !== last.kind) settleShown();
    if (isShown(fact)) shown.push(fact);
    if (isMove(fact)) moveKnown(known[fact.player], fact, viewer);
    if (fact.kind === 'cardTurned' && fact.player !== viewer)
      add(known[fact.player].manaZone, fact.name, fact.to === 'faceDown' ? 1 : -1);
  }
  settleShown();
  return known;
}

function moveKnown(
  known: { readonly [Z in Zone]: Map<string, number> },
  { from, to, player, name, faceDown, wasFaceDown }: Move,
  viewer: Player,
): void {
  if (!isPlaceKnown(from, wasFaceDown, player, viewer)) {
    if (name === undefined) known[from].clear();
    else add(known[from], name, -1);
  }
  if (name !== undefined && !isPlaceKnown(to, faceDown, player, viewer)) add(known[to], name, 1);
}
