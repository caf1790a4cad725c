import { type CardDefinition, CIVILIZATIONS, type Civilization } from '../effects/language/vocabulary.ts';
import { creature } from '../effects/language/words.ts';
import type { Game } from '../effects/state/game.ts';
import { type CardObject, PLAYERS, type Player, ZONES, type Zone } from '../table/nouns.ts';
import { emptyZones } from '../table/setUp.ts';
import { zoneName } from '../table/zones.ts';
import { PositionError } from './errors.ts';
import { shown } from './shown.ts';

/** The steps at which a position may begin. */
export const STARTS = ['startOfTurn', 'draw', 'charge', 'main', 'attack', 'end'] as const;
/** The step at which a duel from a position begins. */
export type StartStep = (typeof STARTS)[number];

/** A card that lies somewhere, with what is not plain about it. */
export interface PlacedCard {
  readonly name: string;
  readonly tapped?: boolean;
  /** It came to its zone in this very turn. */
  readonly fresh?: boolean;
  readonly faceUp?: boolean;
  /** 801. What lies below, topmost first. */
  readonly over?: readonly string[];
}

/** What lies in the zones of one player. */
export type PositionZones = { readonly [Z in Zone]: readonly PlacedCard[] };

/** A position: what lies where, whose turn it is and at which step the duel begins. */
export interface Position {
  readonly turn: number;
  readonly active: Player;
  readonly step: StartStep;
  readonly players: { readonly [P in Player]: PositionZones };
}

const CIVILIZATION_TITLES: { readonly [C in Civilization]: string } = {
  light: 'Light Filler',
  water: 'Water Filler',
  darkness: 'Darkness Filler',
  fire: 'Fire Filler',
  nature: 'Nature Filler',
};

/** Neutral cards for the zones of a position that do not matter: they cannot be used and do nothing. */
export const fillers: readonly CardDefinition[] = [
  creature({ name: 'Filler', civilizations: [], cost: 99, power: 1000 }),
  ...CIVILIZATIONS.map((civilization) =>
    creature({
      name: CIVILIZATION_TITLES[civilization],
      civilizations: [civilization],
      cost: 99,
      power: 1000,
    }),
  ),
];

export const fillerOf = (civilization: Civilization): string => CIVILIZATION_TITLES[civilization];

function printCard({ name, tapped, fresh, faceUp, over }: PlacedCard): string {
  const marks = [
    ...(tapped ? ['[tapped]'] : []),
    ...(fresh ? ['[fresh]'] : []),
    ...(faceUp ? ['[face up]'] : []),
    ...(over ?? []).map((below) => `[over: ${below}]`),
  ];
  return [name, ...marks].join(' ');
}

/** A position as text, one line a zone; what `parsePosition` reads. Empty zones have a line too. */
export function printPosition({ turn, active, step, players }: Position): string {
  const lines = PLAYERS.flatMap((player) =>
    ZONES.map((zone) =>
      `${player} ${zoneName(zone)}: ${players[player][zone].map(printCard).join(' | ')}`.trimEnd(),
    ),
  );
  return [`turn ${turn} of ${active}, ${step}`, ...lines, ''].join('\n');
}

const MARK = /\s*\[(tapped|fresh|face up|over: ([^\]]+))\]$/;

function parseCard(text: string): PlacedCard {
  let rest = text.trim();
  let placed: PlacedCard = { name: rest };
  const over: string[] = [];
  for (let mark = MARK.exec(rest); mark !== null; mark = MARK.exec(rest)) {
    const [whole, word, below] = mark;
    rest = rest.slice(0, rest.length - whole.length).trimEnd();
    if (below !== undefined) over.unshift(below);
    else if (word === 'tapped') placed = { ...placed, tapped: true };
    else if (word === 'fresh') placed = { ...placed, fresh: true };
    else placed = { ...placed, faceUp: true };
  }
  return { ...placed, name: rest, ...(over.length === 0 ? {} : { over }) };
}

/**
 * A position from text.
 * @throws {PositionError} with the number of the line that cannot be read, and what was expected there.
 */
export function parsePosition(text: string): Position {
  if (typeof text !== 'string')
    throw new PositionError(`A position is parsed from text, not from ${shown(text)}.`);
  const [first = '', ...lines] = text.split(/\r?\n/);
  const [, turn, active, step] = /^turn (\d+) of (p1|p2), (\w+)$/.exec(first.trim()) ?? [];
  if (turn === undefined || active === undefined || !isStep(step)) {
    throw new PositionError(
      `Line 1: expected such as "turn 5 of p1, main" with a step of ${STARTS.join(', ')}, not "${first}".`,
    );
  }
  const players: Record<Player, Record<Zone, readonly PlacedCard[]>> = {
    p1: emptyZones<PlacedCard>(),
    p2: emptyZones<PlacedCard>(),
  };
  lines.forEach((line, index) => {
    if (line.trim() === '') return;
    const [, player, word, cards = ''] = /^(p1|p2) ([\w ]+):(.*)$/.exec(line) ?? [];
    const zone = ZONES.find((one) => zoneName(one) === word);
    if (!isPlayer(player) || zone === undefined) {
      throw new PositionError(
        `Line ${index + 2}: expected such as "p1 battle zone: Aqua Hulcus [tapped] | Aqua Soldier", not "${line}".`,
      );
    }
    players[player][zone] = cards.trim() === '' ? [] : cards.split(' | ').map(parseCard);
  });
  return { turn: Number(turn), active: isPlayer(active) ? active : 'p1', step, players };
}

const isStep = (step: unknown): step is StartStep => (STARTS as readonly unknown[]).includes(step);
const isPlayer = (player: unknown): player is Player => player === 'p1' || player === 'p2';
const isZone = (zone: unknown): zone is Zone => (ZONES as readonly unknown[]).includes(zone);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A position that can be laid out; zones that are left out are empty. Whether the cards exist is looked at then.
 * @throws {PositionError} that names the part that is wrong, and what was expected there.
 */
export function checkPosition(input: unknown): Position {
  if (!isObject(input)) {
    throw new PositionError(
      `A position is an object such as { turn: 5, active: 'p1', step: 'main', players }, not ${shown(input)}.`,
    );
  }
  const { turn, active, step, players } = input;
  if (typeof turn !== 'number' || !Number.isSafeInteger(turn) || turn < 1)
    throw new PositionError(`The turn of a position is a whole number from 1, not ${shown(turn)}.`);
  if (!isPlayer(active))
    throw new PositionError(`The active player of a position is "p1" or "p2", not ${shown(active)}.`);
  if (!isStep(step))
    throw new PositionError(`The step of a position is one of ${STARTS.join(', ')}, not ${shown(step)}.`);
  if (!isObject(players))
    throw new PositionError(`The players of a position are { p1, p2 }, not ${shown(players)}.`);
  return { turn, active, step, players: { p1: checkZones(players, 'p1'), p2: checkZones(players, 'p2') } };
}

function checkZones(players: Readonly<Record<string, unknown>>, player: Player): PositionZones {
  const input = players[player];
  if (!isObject(input)) throw new PositionError(`${player}: expected zones, not ${shown(input)}.`);
  const zones = emptyZones<PlacedCard>();
  for (const [zone, cards] of Object.entries(input)) {
    if (!isZone(zone))
      throw new PositionError(`${player}.${zone}: expected one of the zones ${ZONES.join(', ')}.`);
    if (!Array.isArray(cards))
      throw new PositionError(`${player}.${zone}: expected a list of cards, not ${shown(cards)}.`);
    zones[zone] = cards.map((card: unknown, index) => {
      if (isPlacedCard(card)) return card;
      throw new PositionError(
        `${player}.${zone}[${index}]: expected a card such as { name: 'Aqua Hulcus', tapped: true }, not ${shown(card)}.`,
      );
    });
  }
  return zones;
}

const isPlacedCard = (card: unknown): card is PlacedCard =>
  isObject(card) &&
  typeof card['name'] === 'string' &&
  (['tapped', 'fresh', 'faceUp'] as const).every((mark) =>
    ['undefined', 'boolean'].includes(typeof card[mark]),
  ) &&
  (card['over'] === undefined ||
    (Array.isArray(card['over']) && card['over'].every((name) => typeof name === 'string')));

/** The position on a table now, to be begun again at the start of a step. */
export function positionOf(game: Game, step: StartStep): Position {
  const placed = (object: CardObject): PlacedCard => ({
    name: game.cards[object.card]?.name ?? '',
    ...(object.tapped ? { tapped: true } : {}),
    ...(object.zone === 'battleZone' && object.since === game.turn.number ? { fresh: true } : {}),
    ...(object.faceUp ? { faceUp: true } : {}),
    ...(object.under.length === 0 ? {} : { over: object.under.map((card) => game.cards[card]?.name ?? '') }),
  });
  const zonesOf = (player: Player): PositionZones => {
    const zones = emptyZones<PlacedCard>();
    for (const zone of ZONES) zones[zone] = game.zones[player][zone].map(placed);
    return zones;
  };
  return {
    turn: game.turn.number,
    active: game.turn.active,
    step,
    players: { p1: zonesOf('p1'), p2: zonesOf('p2') },
  };
}
