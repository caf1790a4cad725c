import { PositionError } from '../../boundary/errors.ts';
import type { CardPool } from '../../effects/language/vocabulary.ts';
import type { Game } from '../../effects/state/game.ts';
import type { Deck } from '../../library/deck.ts';
import { namesIn } from '../../library/pool.ts';
import {
  type Card,
  type CardObject,
  PLAYERS,
  type Player,
  type PlayerZones,
  type Seed,
  type Table,
  ZONES,
} from '../../table/nouns.ts';
import { laid } from '../../table/objects.ts';
import { seedRandom } from '../../table/random.ts';
import { emptyZones, setUpTable } from '../../table/setUp.ts';
import { ZONE_FACTS, zoneName } from '../../table/zones.ts';
import type { PlacedCard, Position } from './position.ts';

const withoutEffects = (table: Table): Game => ({
  ...table,
  lasting: [],
  delayed: [],
  thisTurn: [],
  lastKnown: [],
  becameOne: undefined,
  use: undefined,
  tapAbility: undefined,
  battle: undefined,
  nextEffect: 1,
});

/** 103. A game with both decks on the table, before the shuffle. */
export const gameFromDecks = (
  decks: { readonly [P in Player]: Deck },
  firstPlayer: Player,
  seed: Seed,
): Game =>
  withoutEffects(
    setUpTable({
      decks: { p1: decks.p1.cards, p2: decks.p2.cards },
      hyperspatial: { p1: decks.p1.hyperspatial, p2: decks.p2.hyperspatial },
      superGR: { p1: decks.p1.superGR, p2: decks.p2.superGR },
      firstPlayer,
      seed,
    }),
  );

/**
 * A game set up from a position.
 * @throws {PositionError} if a card is unknown.
 */
export function gameFromPosition(position: Position, seed: Seed, pool: CardPool): Game {
  const cards: Card[] = [];
  let nextId = 1;
  const cardNamed = (name: string, owner: Player): number => {
    if (!pool.has(name))
      throw new PositionError(`Position: unknown card "${name}".${namesIn(pool).suggestion(name)}`);
    cards.push({ name, owner });
    return cards.length - 1;
  };
  const released: CardObject[] = [];
  const lay = (placed: PlacedCard, owner: Player, zone: (typeof ZONES)[number]): CardObject => {
    const object = laid({
      id: nextId++,
      card: cardNamed(placed.name, owner),
      under: (placed.over ?? []).map((name) => cardNamed(name, owner)),
      links: placed.links?.map(({ name, x, y, over = [] }) => ({
        card: cardNamed(name, owner),
        under: over.map((one) => cardNamed(one, owner)),
        x,
        y,
      })),
      owner,
      zone,
      tapped: placed.tapped ?? false,
      faceUp: placed.faceUp ?? ZONE_FACTS[zone].beginsFaceUp,
      faceDown: zone === 'manaZone' && placed.faceDown === true,
      since: placed.fresh ? position.turn : 0,
      face: placed.otherFace ? 1 : 0,
    });
    if (placed.links !== undefined && zone !== 'battleZone')
      throw new PositionError(
        `Position: expected "[linked ...]" in the battle zone only (701.18), not on "${placed.name}" in the ${zoneName(zone)}.`,
      );
    if (placed.hyperMode && zone !== 'battleZone')
      throw new PositionError(
        `Position: expected "[hyper mode]" in the battle zone only (816.3), not on "${placed.name}" in the ${zoneName(zone)}.`,
      );
    if (placed.otherFace && (zone !== 'battleZone' || pool.get(placed.name)?.otherFace === undefined))
      throw new PositionError(
        `Position: expected "[other face]" on a card with two faces in the battle zone, not on "${placed.name}" in the ${zoneName(zone)}.`,
      );
    if (placed.hyperMode) released.push(object);
    return object;
  };
  const zonesOf = (player: Player): PlayerZones => {
    const zones = emptyZones<CardObject>();
    const placed = { ...emptyZones<PlacedCard>(), ...position.players[player] };
    for (const zone of ZONES) zones[zone] = placed[zone].map((card) => lay(card, player, zone));
    return zones;
  };
  const [p1, p2] = PLAYERS.map(zonesOf);
  if (p1 === undefined || p2 === undefined)
    throw new PositionError('Position: expected zones for p1 and p2.');
  const game = withoutEffects({
    zones: { p1, p2 },
    cards,
    nextId,
    random: seedRandom(seed),
    turn: { number: position.turn, active: position.active, attacks: 0, extra: [] },
    attack: undefined,
    result: undefined,
  });
  return released.length === 0 ? game : withHyperModes(game, released);
}

/** 816.2. The hyper mode of these creatures is released, as by their own effects. */
const withHyperModes = (game: Game, creatures: readonly CardObject[]): Game => ({
  ...game,
  nextEffect: game.nextEffect + creatures.length,
  lasting: creatures.map(({ id, card, owner }, index) => ({
    id: game.nextEffect + index,
    player: owner,
    source: { object: id, name: game.cards[card]?.name ?? '' },
    affects: [id],
    effects: [],
    replacement: undefined,
    releasesHyperMode: true,
    until: 'yourNextTurn',
    since: game.turn.number,
    named: {},
    bound: {},
  })),
});
