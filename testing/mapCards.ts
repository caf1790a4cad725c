import type { PlacedCard, Position } from '../engine/records/position.ts';
import { type Player, ZONES, type Zone } from '../table/nouns.ts';
import { emptyZones } from '../table/setUp.ts';

/** A card of a position: its owner, its zone and its place there. */
export interface Place {
  readonly player: Player;
  readonly zone: Zone;
  readonly index: number;
}

/** The position with each card replaced; without the cards that become undefined. */
export function mapCards(
  position: Position,
  change: (card: PlacedCard, place: Place) => PlacedCard | undefined,
): Position {
  const zonesOf = (player: Player) => {
    const zones = emptyZones<PlacedCard>();
    for (const zone of ZONES) {
      zones[zone] = position.players[player][zone].flatMap(
        (card, index) => change(card, { player, zone, index }) ?? [],
      );
    }
    return zones;
  };
  return { ...position, players: { p1: zonesOf('p1'), p2: zonesOf('p2') } };
}
