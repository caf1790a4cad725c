import type { Card, CardObject, ObjectId, Player, PlayerZones, Seed, Table } from './nouns.ts';
import { changed, laid, zonesWith } from './objects.ts';
import { seedRandom, shuffled } from './random.ts';
import { byZone, type DeckPart, ZONE_FACTS, type Zone } from './zones.ts';

export interface TableSetUp {
  readonly decks: { readonly [P in Player]: readonly string[] };
  readonly hyperspatial: { readonly [P in Player]: readonly string[] };
  readonly superGR: { readonly [P in Player]: readonly string[] };
  readonly firstPlayer: Player;
  readonly seed: Seed;
}

/** Every zone of a player, with nothing in it. */
export const emptyZones = <T>(): Record<Zone, readonly T[]> => byZone<readonly T[]>(() => []);

/** 103. A table on which both decks lie as they are listed, before the shuffle. */
export function setUpTable(setUp: TableSetUp): Table {
  const cards: Card[] = [];
  let nextId = 1;
  const lay = (names: readonly string[], owner: Player, zone: Zone): CardObject[] =>
    names.map((name) => {
      cards.push({ name, owner });
      const faceUp = ZONE_FACTS[zone].beginsFaceUp;
      return laid({ id: nextId++, card: cards.length - 1, owner, zone, faceUp, since: 0 });
    });
  const zonesOf = (player: Player): PlayerZones => {
    const parts: { readonly [P in DeckPart]: readonly string[] } = {
      cards: setUp.decks[player],
      hyperspatial: setUp.hyperspatial[player],
      superGR: setUp.superGR[player],
    };
    return byZone((zone) => {
      const { deckPart } = ZONE_FACTS[zone];
      return deckPart === undefined ? [] : lay(parts[deckPart], player, zone);
    });
  };
  return {
    zones: { p1: zonesOf('p1'), p2: zonesOf('p2') },
    ignored: undefined,
    cards,
    nextId,
    random: seedRandom(setUp.seed),
    turn: { number: 0, active: setUp.firstPlayer, attacks: 0, extra: [] },
    attack: undefined,
    result: undefined,
  };
}

/**
 * Shuffles a zone. A hidden card that is shuffled is a new object: nobody can follow it. Pending cards stay what they are, and so do
 * those that are set aside.
 */
export function shuffleZone(
  table: Table,
  player: Player,
  zone: Zone,
  setAside?: ReadonlySet<ObjectId>,
): Pick<Table, 'zones' | 'nextId' | 'random'> {
  const stays = ({ id, pending }: CardObject): boolean => pending || setAside?.has(id) === true;
  const staying = table.zones[player][zone].filter(stays);
  const [order, random] = shuffled(
    table.zones[player][zone].filter((object) => !stays(object)),
    table.random,
  );
  const anew = order.map((object, index) => changed(object, { id: table.nextId + index, faceUp: false }));
  return {
    zones: zonesWith(table.zones, player, zone, [...staying, ...anew]),
    random,
    nextId: table.nextId + anew.length,
  };
}
