import type { PlacedCard, Player, Position, Zone } from 'taiki';
import { PLAYERS } from '../model/table.ts';
import type { DrawnCard, DrawnTable } from '../trace.ts';

const STEPS: readonly Position['step'][] = ['startOfTurn', 'draw', 'charge', 'main', 'attack', 'end'];

/** A table as a position. The duel begins anew at the step of a state: what is on standby and an attack in progress are left out. */
export function positionOf(table: DrawnTable, state: string): Position {
  const zones = (player: Player): Position['players'][Player] => {
    const placed = (zone: Zone) =>
      table.zones[player][zone].flatMap((id) => {
        const card = table.cards[id];
        return card === undefined ? [] : [placedCard(card, table)];
      });
    return {
      battleZone: placed('battleZone'),
      deck: placed('deck'),
      graveyard: placed('graveyard'),
      hand: placed('hand'),
      manaZone: placed('manaZone'),
      shieldZone: placed('shieldZone'),
      hyperspatialZone: placed('hyperspatialZone'),
      superGRZone: placed('superGRZone'),
      abyssZone: placed('abyssZone'),
    };
  };
  const [p1, p2] = PLAYERS.map(zones);
  if (p1 === undefined || p2 === undefined) throw new RangeError('A table has two players.');
  return {
    turn: Math.max(1, table.turn.number),
    active: table.turn.active,
    step: STEPS.find((step) => state.split('.').includes(step)) ?? 'main',
    players: { p1, p2 },
  };
}

const placedCard = (
  { name, zone, tapped, since, faceUp, faceDown, flipped, under }: DrawnCard,
  { turn }: DrawnTable,
): PlacedCard => ({
  name,
  ...(tapped ? { tapped } : {}),
  ...(zone === 'battleZone' && since === turn.number ? { fresh: true } : {}),
  ...(zone === 'shieldZone' && faceUp ? { faceUp } : {}),
  ...(faceDown === true ? { faceDown } : {}),
  ...(flipped ? { otherFace: true } : {}),
  ...(under.length === 0 ? {} : { over: under }),
});
