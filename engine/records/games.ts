import { PositionError } from '../../boundary/errors.ts';
import { CARD_TYPE_FACTS, isSpellType } from '../../effects/language/cardTypes.ts';
import type { CardPool } from '../../effects/language/vocabulary.ts';
import type { Game } from '../../effects/state/game.ts';
import type { Deck } from '../../library/deck.ts';
import { namesIn } from '../../library/pool.ts';
import {
  type Card,
  type CardObject,
  type Player,
  type PlayerZones,
  type Seed,
  type Table,
  ZONES,
  type Zone,
} from '../../table/nouns.ts';
import { laid } from '../../table/objects.ts';
import { seedRandom } from '../../table/random.ts';
import { EXPECTATIONS, PLACES, PROBLEMS } from '../../table/sentences/problems.ts';
import { emptyZones, setUpTable } from '../../table/setUp.ts';
import { ZONE_FACTS, zoneName } from '../../table/zones.ts';
import type { PlacedCard, PlacedGear, Position } from './position.ts';

const withoutEffects = (table: Table): Game => ({
  ...table,
  lasting: [],
  delayed: [],
  thisTurn: [],
  ofDuel: undefined,
  lastKnown: [],
  seenTops: undefined,
  becameOne: undefined,
  commands: undefined,
  putField: undefined,
  lyingBelow: undefined,
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

/** @throws {PositionError} if a card lies where it cannot lie like this. */
function checkPlace(
  { name, tapped, hyperMode, over = [], links, otherFace, thirdFace, seals = [], bears = [] }: PlacedCard,
  zone: Zone,
  pool: CardPool,
): void {
  const refuse = (expected: string): never => {
    throw new PositionError(PROBLEMS.cannotLie(expected, name, zoneName(zone)));
  };
  const isInBattleZone = zone === 'battleZone';
  if (isInBattleZone && isSpell(name, pool))
    throw new PositionError(PROBLEMS.cannotLieThere(EXPECTATIONS.noSpell, name, zoneName(zone)));
  if (tapped && !ZONE_FACTS[zone].mayLieTapped) refuse(EXPECTATIONS.tappedPlace);
  if (over.length > 0 && !isInBattleZone && zone !== 'shieldZone') refuse(EXPECTATIONS.overPlace);
  if (hyperMode && !isInBattleZone) refuse(EXPECTATIONS.hyperModePlace);
  if (otherFace && (!isInBattleZone || pool.get(name)?.otherFace === undefined)) refuse(EXPECTATIONS.faceTwo);
  if (thirdFace && (!isInBattleZone || otherFace || pool.get(name)?.thirdFace === undefined))
    refuse(EXPECTATIONS.faceThree);
  if (links !== undefined && !isInBattleZone) refuse(EXPECTATIONS.linkedPlace);
  if (seals.length > 0 && !isInBattleZone) refuse(EXPECTATIONS.sealPlace);
  if (bears.length > 0 && !isInBattleZone && zone !== 'shieldZone') refuse(EXPECTATIONS.bearsPlace);
}

/** 302.2. Whether a card is a spell and nothing else, whichever of its faces lies up. */
function isSpell(name: string, pool: CardPool): boolean {
  const card = pool.get(name);
  return (
    card !== undefined &&
    [card, card.otherFace, card.thirdFace].every((face) => face === undefined || isSpellType(face.type))
  );
}

const isCreatureCard = ({ name, otherFace, thirdFace }: PlacedCard, pool: CardPool): boolean => {
  const card = pool.get(name);
  const face = thirdFace ? card?.thirdFace : otherFace ? card?.otherFace : card;
  return face !== undefined && CARD_TYPE_FACTS[face.type].isCreature;
};

/** Lays the cards of a position out. */
class Layout {
  readonly cards: Card[] = [];
  readonly released: CardObject[] = [];
  /** 116.2. Undefined while no card has a seal. */
  ignored: CardObject[] | undefined;
  nextId = 1;
  readonly #pool: CardPool;
  readonly #turn: number;

  constructor(pool: CardPool, turn: number) {
    this.#pool = pool;
    this.#turn = turn;
  }

  zonesOf(cards: Position['players'][Player], player: Player): PlayerZones {
    const zones = emptyZones<CardObject>();
    const placed = { ...emptyZones<PlacedCard>(), ...cards };
    for (const zone of ZONES)
      zones[zone] = placed[zone].flatMap((card) => {
        checkPlace(card, zone, this.#pool);
        const object = this.#lay(card, player, zone);
        if (card.hyperMode) this.released.push(object);
        const gears = (card.bears ?? []).flatMap((gear) => this.#withSeals(gear, this.#layOn(gear, object)));
        return [...(card.seals === undefined ? [object] : this.#withSeals(card, object)), ...gears];
      });
    return zones;
  }

  /** 303.3, 113.2. A card on another of its zone: on a shield it lies face up. */
  #layOn(gear: PlacedGear, { id: attachedTo, owner, zone }: CardObject): CardObject {
    const faceUp = zone === 'shieldZone' || ZONE_FACTS[zone].beginsFaceUp;
    return laid({ ...this.#lay(gear, owner, zone), faceUp, attachedTo });
  }

  #lay(placed: PlacedCard, owner: Player, zone: Zone): CardObject {
    return laid({
      id: this.nextId++,
      card: this.#cardNamed(placed.name, owner),
      under: (placed.over ?? []).map((name) => this.#cardNamed(name, owner)),
      links: placed.links?.map(({ name, x, y, over = [] }) => ({
        card: this.#cardNamed(name, owner),
        under: over.map((one) => this.#cardNamed(one, owner)),
        x,
        y,
      })),
      owner,
      zone,
      tapped: placed.tapped ?? false,
      faceUp: placed.faceUp ?? ZONE_FACTS[zone].beginsFaceUp,
      faceDown: zone === 'manaZone' && placed.faceDown === true,
      since: placed.fresh ? this.#turn : 0,
      face: placed.thirdFace ? 2 : placed.otherFace ? 1 : 0,
    });
  }

  #withSeals(placed: PlacedCard, object: CardObject): readonly CardObject[] {
    const { id: attachedTo, owner, zone } = object;
    const seals = (placed.seals ?? []).map((name) =>
      laid({
        id: this.nextId++,
        card: this.#cardNamed(name, owner),
        owner,
        zone,
        faceDown: true,
        since: 0,
        attachedTo,
      }),
    );
    if (seals.length === 0) return [object];
    this.ignored ??= [];
    if (!isCreatureCard(placed, this.#pool)) return [object, ...seals];
    this.ignored.push(object);
    return seals;
  }

  #cardNamed(name: string, owner: Player): number {
    if (!this.#pool.has(name))
      throw new PositionError(
        `${PROBLEMS.unknownCardAt(PLACES.position, `"${name}"`)}${namesIn(this.#pool).suggestion(name)}`,
      );
    this.cards.push({ name, owner });
    return this.cards.length - 1;
  }
}

/**
 * A game set up from a position.
 * @throws {PositionError} if a card is unknown.
 */
export function gameFromPosition(position: Position, seed: Seed, pool: CardPool): Game {
  const layout = new Layout(pool, position.turn);
  const zones = {
    p1: layout.zonesOf(position.players.p1, 'p1'),
    p2: layout.zonesOf(position.players.p2, 'p2'),
  };
  const { cards, ignored, nextId, released } = layout;
  const game = withoutEffects({
    zones,
    ignored,
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
