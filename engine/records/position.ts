import { checkKeys, type KeysOf } from '../../boundary/checkKeys.ts';
import { PositionError } from '../../boundary/errors.ts';
import { formatValue, messageOf } from '../../boundary/formatValue.ts';
import { suggestion } from '../../boundary/names/nearest.ts';
import { withoutMark } from '../../boundary/withoutMark.ts';
import { type CardDefinition, CIVILIZATIONS, type Civilization } from '../../effects/language/vocabulary.ts';
import { creature } from '../../effects/language/words.ts';
import type { Game } from '../../effects/state/game.ts';
import { isInHyperMode } from '../../effects/state/hyperMode.ts';
import { deepFreeze } from '../../table/deepFreeze.ts';
import { type CardObject, type ObjectId, PLAYERS, type Player, ZONES, type Zone } from '../../table/nouns.ts';
import { isSeal, sealsOn } from '../../table/seals.ts';
import { EXPECTATIONS, PLACES, PROBLEMS } from '../../table/sentences/problems.ts';
import { emptyZones } from '../../table/setUp.ts';
import { objectsAsSeen } from '../../table/view.ts';
import { zoneName } from '../../table/zones.ts';

/** The steps at which a duel from a position can start. */
export const STARTS = ['startOfTurn', 'draw', 'charge', 'main', 'attack', 'end'] as const;
Object.freeze(STARTS);

/** The step at which a duel from a position starts. */
export type StartStep = (typeof STARTS)[number];

/** 701.18. A card that is linked with a placed one, so many columns to its right and rows below it, on top of others. */
export interface PlacedLink {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly over?: readonly string[];
}

/** 303.3, 305.2. A cross gear or weapon on a placed creature. 113.2: a face-up card on a shield. */
export interface PlacedGear {
  readonly name: string;
  /** Whether it entered the battle zone in this turn. */
  readonly fresh?: boolean;
  /** 116.1. The names of the seals on it, the topmost last. */
  readonly seals?: readonly string[];
}

/** A placed card and its non-default properties. */
export interface PlacedCard {
  readonly name: string;
  readonly tapped?: boolean;
  /** Whether the card entered the battle zone in this turn. */
  readonly fresh?: boolean;
  readonly faceUp?: boolean;
  /** 816.2. Its hyper mode is released, until the start of its player's next turn. */
  readonly hyperMode?: boolean;
  /** 405.4. Whether it lies face down in the mana zone. */
  readonly faceDown?: boolean;
  /** 805.1, 807.1, 810.4. Its other face lies up. */
  readonly otherFace?: boolean;
  /** 807.1. Its third side lies up. */
  readonly thirdFace?: boolean;
  /** 801. The names of the cards under it, topmost first. */
  readonly over?: readonly string[];
  /** 701.18. The cards that are linked with it. */
  readonly links?: readonly PlacedLink[];
  /** 116.1. The names of the seals on it, the topmost last. */
  readonly seals?: readonly string[];
  /** 303.3, 305.2. The cross gears that are crossed onto it and the weapons that are equipped to it. 113.2: the cards that lie face up on a shield. */
  readonly bears?: readonly PlacedGear[];
}

/** What holds of a placed card or does not. */
type Mark = Exclude<keyof PlacedCard, 'name' | 'over' | 'links' | 'seals' | 'bears'>;

/** The marks of a placed card as text, in the order in which they are printed. */
const MARK_WORDS: { readonly [M in Mark]: string } = {
  tapped: 'tapped',
  fresh: 'fresh',
  faceUp: 'face up',
  hyperMode: 'hyper mode',
  faceDown: 'face down',
  otherFace: 'other face',
  thirdFace: 'third face',
};

/** The marks of a placed card, in the order in which they are printed. */
export const MARKS = Object.keys(MARK_WORDS) as readonly Mark[];

/** The cards in the zones of one player. */
export type PositionZones = { readonly [Z in Zone]: readonly PlacedCard[] };

/** A position: the cards in all zones, the turn, the active player, and the step at which the duel starts. */
export interface Position {
  readonly turn: number;
  readonly active: Player;
  readonly step: StartStep;
  readonly players: { readonly [P in Player]: PositionZones };
}

const FILLER_NAMES: { readonly [C in Civilization]: string } = {
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
      name: FILLER_NAMES[civilization],
      civilizations: [civilization],
      cost: 99,
      power: 1000,
    }),
  ),
];

/** The name of the filler of a civilization. */
export const fillerOf = (civilization: Civilization): string => FILLER_NAMES[civilization];

/** A number of equal cards; a name that begins like one is printed with a number before it. */
const COUNTED = /^\s*([1-9]\d*)x (.+)$/;

/** Prints a card of a position: its name and its marks. */
export function printPlacedCard(card: PlacedCard): string {
  const marks = MARKS.filter((mark) => card[mark]).map((mark) => `[${MARK_WORDS[mark]}]`);
  const over = (card.over ?? []).map((below) => `[over: ${below}]`);
  const links = (card.links ?? []).flatMap(({ name, x, y, over: below = [] }) => [
    `[linked ${x} ${y}: ${name}]`,
    ...below.map((one) => `[linked over: ${one}]`),
  ]);
  const seals = (card.seals ?? []).map((seal) => `[seal: ${seal}]`);
  const bears = (card.bears ?? []).flatMap((gear) => [
    `[${gear.fresh ? 'bears fresh' : 'bears'}: ${gear.name}]`,
    ...(gear.seals ?? []).map((seal) => `[bears seal: ${seal}]`),
  ]);
  const text = [card.name, ...marks, ...over, ...links, ...bears, ...seals].join(' ');
  return COUNTED.test(text) ? `1x ${text}` : text;
}

/** Prints a position as text for `parsePosition`, with one line for each zone, including empty ones. */
export function printPosition(position: Position): string {
  const { turn, active, step, players } = checkPosition(position);
  const lines = PLAYERS.flatMap((player) =>
    ZONES.map((zone) =>
      `${player} ${zoneName(zone)}: ${players[player][zone].map(printPlacedCard).join(' | ')}`.trimEnd(),
    ),
  );
  return [`turn ${turn} of ${active}, ${step}`, ...lines, ''].join('\n');
}

const PRINTED_MARK = new RegExp(
  `\\s*\\[(${Object.values(MARK_WORDS).join('|')}|over: ([^\\]]+)|linked (-?\\d+) (-?\\d+): ([^\\]]+)|linked over: ([^\\]]+)|bears(?: fresh)?: ([^\\]]+)|bears seal: ([^\\]]+)|seal: ([^\\]]+))\\]$`,
);

/** Names of cards have no brackets. */
const UNKNOWN_MARK = /\[[^\]]*\]?|\]/;

/** @throws {PositionError} naming the line, if a mark is unknown. */
function parseCard(text: string, number: number): PlacedCard {
  let rest = text.trim();
  let placed: PlacedCard = { name: rest };
  const over: string[] = [];
  const links: PlacedLink[] = [];
  const seals: string[] = [];
  const bears: PlacedGear[] = [];
  let belowLink: string[] = [];
  let onGear: string[] = [];
  for (let found = PRINTED_MARK.exec(rest); found !== null; found = PRINTED_MARK.exec(rest)) {
    const [whole, word, below, x, y, linked, linkedOver, gear, gearSeal, seal] = found;
    const mark = MARKS.find((one) => MARK_WORDS[one] === word);
    rest = rest.slice(0, rest.length - whole.length).trimEnd();
    if (below !== undefined) over.unshift(below);
    else if (seal !== undefined) seals.unshift(seal);
    else if (gearSeal !== undefined) onGear.unshift(gearSeal);
    else if (gear !== undefined) {
      bears.unshift({
        name: gear,
        ...(word?.startsWith('bears fresh:') ? { fresh: true } : {}),
        ...(onGear.length === 0 ? {} : { seals: onGear }),
      });
      onGear = [];
    } else if (linkedOver !== undefined) belowLink.unshift(linkedOver);
    else if (linked !== undefined) {
      const place = { name: linked, x: Number(x), y: Number(y) };
      links.unshift(belowLink.length === 0 ? place : { ...place, over: belowLink });
      belowLink = [];
    } else if (mark !== undefined) placed = { ...placed, [mark]: true };
  }
  const [unknown] = UNKNOWN_MARK.exec(rest) ?? [];
  if (unknown !== undefined)
    throw new PositionError(
      PROBLEMS.expected(
        PLACES.line(`${number}`),
        EXPECTATIONS.mark(
          Object.values(MARK_WORDS)
            .map((word) => `"[${word}]"`)
            .join(', '),
        ),
        formatValue(unknown),
      ),
    );
  return {
    ...placed,
    name: rest,
    ...(over.length === 0 ? {} : { over }),
    ...(links.length === 0 ? {} : { links }),
    ...(bears.length === 0 ? {} : { bears }),
    ...(seals.length === 0 ? {} : { seals }),
  };
}

/** How many cards of one name a position may count: `20x Filler`. */
const MAX_COUNT = 99;

/** `Emeral [tapped]`, or several equal cards: `20x Filler`. */
function parseCards(text: string, number: number): readonly PlacedCard[] {
  const [, count, card = ''] = COUNTED.exec(text) ?? [];
  if (count === undefined || Number(count) > MAX_COUNT) return [parseCard(text, number)];
  return Array.from({ length: Number(count) }, () => parseCard(card, number));
}

/** The first line of a position: whose turn it is, and the step. */
export type TurnLine = Omit<Position, 'players'>;

/**
 * Reads the first line of a position.
 * @param number the number of the line in its text.
 * @throws {PositionError} naming the line.
 */
export function parseTurnLine(line: string, number: number): TurnLine {
  const [, turn, active, step] = /^turn (\d+) of (p1|p2), (\w+)$/.exec(line.trim()) ?? [];
  if (turn === undefined || !isPlayer(active) || !isStep(step)) {
    throw new PositionError(
      PROBLEMS.expected(
        PLACES.line(`${number}`),
        EXPECTATIONS.turnLine(STARTS.join(', ')),
        formatValue(line),
      ),
    );
  }
  return { turn: Number(turn), active, step };
}

/** The cards of a zone of a player. */
export interface ZoneLine {
  readonly player: Player;
  readonly zone: Zone;
  readonly cards: readonly PlacedCard[];
}

/**
 * Reads a line of a position that names the cards of a zone.
 * @param number the number of the line in its text.
 * @throws {PositionError} naming the line.
 */
export function parseZoneLine(line: string, number: number): ZoneLine {
  const [, player, word, cards = ''] = /^(p1|p2) ([\w ]+):(.*)$/.exec(line) ?? [];
  const zone = ZONES.find((one) => zoneName(one) === word);
  if (!isPlayer(player) || zone === undefined) {
    throw new PositionError(
      PROBLEMS.expected(PLACES.line(`${number}`), EXPECTATIONS.zoneLine, formatValue(line)),
    );
  }
  return {
    player,
    zone,
    cards: cards.trim() === '' ? [] : cards.split(' | ').flatMap((card) => parseCards(card, number)),
  };
}

/**
 * Reads a position from text.
 * @throws {PositionError} if a line cannot be parsed; the message names the line and what was expected.
 */
export function parsePosition(text: string): Position {
  if (typeof text !== 'string')
    throw new PositionError(PROBLEMS.expected(PLACES.position, EXPECTATIONS.text, formatValue(text)));
  const [first = '', ...lines] = withoutMark(text).split(/\r?\n/);
  const turn = parseTurnLine(first, 1);
  const players: Record<Player, Record<Zone, readonly PlacedCard[]>> = {
    p1: emptyZones<PlacedCard>(),
    p2: emptyZones<PlacedCard>(),
  };
  lines.forEach((line, index) => {
    if (line.trim() === '') return;
    const { player, zone, cards } = parseZoneLine(line, index + 2);
    players[player][zone] = cards;
  });
  return { ...turn, players };
}

const isStep = (step: unknown): step is StartStep => STARTS.some((one) => one === step);
const isPlayer = (player: unknown): player is Player => player === 'p1' || player === 'p2';
const isZone = (zone: unknown): zone is Zone => ZONES.some((one) => one === zone);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Checks the shape of a position, and returns a frozen copy with empty zones for missing ones. Whether the cards exist is checked when
 * the duel is created.
 * @throws {PositionError} if a part is invalid; the message names the part and what was expected.
 */
export function checkPosition(input: unknown): Position {
  try {
    return checkedPosition(input);
  } catch (cause) {
    if (cause instanceof PositionError) throw cause;
    throw new PositionError(PROBLEMS.readingThrew('position', formatValue(messageOf(cause))));
  }
}

function checkedPosition(input: unknown): Position {
  if (!isObject(input)) {
    throw new PositionError(PROBLEMS.expected('position', EXPECTATIONS.positionObject, formatValue(input)));
  }
  const { turn, active, step, players } = checkKeys('position', input, POSITION_KEYS, asPositionError);
  if (typeof turn !== 'number' || !Number.isSafeInteger(turn) || turn < 1)
    throw new PositionError(
      PROBLEMS.expected('position.turn', EXPECTATIONS.wholeNumberFromTo('1', '2^53 - 1'), formatValue(turn)),
    );
  if (!isPlayer(active))
    throw new PositionError(PROBLEMS.expected('position.active', '"p1" or "p2"', formatValue(active)));
  if (!isStep(step))
    throw new PositionError(
      PROBLEMS.expected('position.step', EXPECTATIONS.oneOf(STARTS.join(', ')), formatValue(step)),
    );
  if (!isObject(players))
    throw new PositionError(
      PROBLEMS.expected('position.players', EXPECTATIONS.players, formatValue(players)),
    );
  const both = checkKeys('position.players', players, { p1: true, p2: true }, asPositionError);
  return deepFreeze({
    turn,
    active,
    step,
    players: { p1: checkZones(both, 'p1'), p2: checkZones(both, 'p2') },
  });
}

function checkZones(players: Readonly<Record<string, unknown>>, player: Player): PositionZones {
  const input = players[player];
  const at = `position.players.${player}`;
  if (!isObject(input))
    throw new PositionError(PROBLEMS.expected(at, EXPECTATIONS.zoneObject, formatValue(input)));
  const zones = emptyZones<PlacedCard>();
  for (const [zone, cards] of Object.entries(input)) {
    if (!isZone(zone))
      throw new PositionError(
        `${PROBLEMS.unknownZone(`${at}.${zone}`, ZONES.join(', '))}${suggestion(zone, ZONES)}`,
      );
    if (!Array.isArray(cards))
      throw new PositionError(PROBLEMS.expected(`${at}.${zone}`, EXPECTATIONS.cardList, formatValue(cards)));
    zones[zone] = cards.map((card: unknown, index) => {
      if (isPlacedCard(card)) {
        const where = `${at}.${zone}[${index}]`;
        const { over, links, seals, bears, ...placed } = checkKeys(where, card, PLACED_KEYS, asPositionError);
        return {
          ...placed,
          ...(over === undefined ? {} : { over: [...over] }),
          ...(links === undefined ? {} : { links: links.map((link) => checkLink(`${where}.links`, link)) }),
          ...(seals === undefined ? {} : { seals: [...seals] }),
          ...(bears === undefined
            ? {}
            : {
                bears: bears.map((gear) => checkGear(`${where}.bears`, gear)),
              }),
        };
      }
      throw new PositionError(
        PROBLEMS.expected(`${at}.${zone}[${index}]`, EXPECTATIONS.card, formatValue(card)),
      );
    });
  }
  return zones;
}

const POSITION_KEYS: KeysOf<Position> = { turn: true, active: true, step: true, players: true };
const PLACED_KEYS: KeysOf<PlacedCard> = {
  name: true,
  tapped: true,
  fresh: true,
  faceUp: true,
  hyperMode: true,
  faceDown: true,
  otherFace: true,
  thirdFace: true,
  over: true,
  links: true,
  seals: true,
  bears: true,
};
const GEAR_KEYS: KeysOf<PlacedGear> = { name: true, fresh: true, seals: true };
const LINK_KEYS: KeysOf<PlacedLink> = { name: true, x: true, y: true, over: true };

function checkGear(at: string, gear: PlacedGear): PlacedGear {
  const { seals, ...placed } = checkKeys(at, gear, GEAR_KEYS, asPositionError);
  return { ...placed, ...(seals === undefined ? {} : { seals: [...seals] }) };
}

function checkLink(at: string, link: PlacedLink): PlacedLink {
  const { over, ...placed } = checkKeys(at, link, LINK_KEYS, asPositionError);
  return { ...placed, ...(over === undefined ? {} : { over: [...over] }) };
}

const asPositionError = (message: string) => new PositionError(message);

const isPlacedCard = (card: unknown): card is PlacedCard =>
  isObject(card) &&
  typeof card['name'] === 'string' &&
  MARKS.every((mark) => ['undefined', 'boolean'].includes(typeof card[mark])) &&
  isListOf(card['over'], (name) => typeof name === 'string') &&
  isListOf(card['links'], isPlacedLink) &&
  isListOf(card['seals'], (name) => typeof name === 'string') &&
  isListOf(card['bears'], isPlacedGear);

const isListOf = (list: unknown, isOne: (one: unknown) => boolean): boolean =>
  list === undefined || (Array.isArray(list) && list.every(isOne));

const isPlacedGear = (gear: unknown): boolean =>
  isObject(gear) &&
  typeof gear['name'] === 'string' &&
  ['undefined', 'boolean'].includes(typeof gear['fresh']) &&
  isListOf(gear['seals'], (name) => typeof name === 'string');

const isPlacedLink = (link: unknown): boolean =>
  isObject(link) &&
  typeof link['name'] === 'string' &&
  Number.isSafeInteger(link['x']) &&
  Number.isSafeInteger(link['y']) &&
  isListOf(link['over'], (name) => typeof name === 'string');

/** The names of all cards of a placed one. */
export const namesOfPlaced = ({
  name,
  over = [],
  links = [],
  seals = [],
  bears = [],
}: PlacedCard): readonly string[] => [
  name,
  ...over,
  ...seals,
  ...bears.flatMap((gear) => [gear.name, ...(gear.seals ?? [])]),
  ...links.flatMap((link) => [link.name, ...(link.over ?? [])]),
];

/** An object of a game as a card of a position. */
export const placedCardOf = (game: Game, object: CardObject): PlacedCard => ({
  ...withoutSeals(game, object),
  ...sealNames(game, object),
  ...gearsOn(game, object),
});

function sealNames(game: Game, { id, zone }: CardObject): Pick<PlacedCard, 'seals'> {
  const seals = zone === 'battleZone' ? sealsOn(game, id) : [];
  return seals.length === 0 ? {} : { seals: seals.map(({ card }) => game.cards[card]?.name ?? '') };
}

/** 113.2, 303.3. Where cards lie on others. */
const BEARING: ReadonlySet<Zone> = new Set<Zone>(['battleZone', 'shieldZone']);

/** Whether a cross gear or weapon is on an object, or a card face up on a shield. */
const isOn = ({ attachedTo, faceDown }: CardObject, id: ObjectId): boolean => attachedTo === id && !faceDown;

function gearsOn(game: Game, { id, owner, zone }: CardObject): Pick<PlacedCard, 'bears'> {
  const gears = BEARING.has(zone) ? game.zones[owner][zone].filter((one) => isOn(one, id)) : [];
  if (gears.length === 0) return {};
  return {
    bears: gears.map((gear) => ({
      name: game.cards[gear.card]?.name ?? '',
      ...(zone === 'battleZone' && gear.since === game.turn.number ? { fresh: true } : {}),
      ...sealNames(game, gear),
    })),
  };
}

/** Whether an object is told of with the one that bears it. */
const isBorne = (game: Game, { owner, attachedTo, faceDown, zone }: CardObject): boolean =>
  BEARING.has(zone) && !faceDown && game.zones[owner][zone].some(({ id }) => id === attachedTo);

const withoutSeals = (game: Game, object: CardObject): PlacedCard => ({
  name: game.cards[object.card]?.name ?? '',
  ...(object.tapped ? { tapped: true } : {}),
  ...(object.zone === 'battleZone' && object.since === game.turn.number ? { fresh: true } : {}),
  ...(object.faceUp ? { faceUp: true } : {}),
  ...(object.zone === 'battleZone' && object.face === 1 ? { otherFace: true } : {}),
  ...(object.zone === 'battleZone' && object.face === 2 ? { thirdFace: true } : {}),
  ...(isInHyperMode(game, object.id) ? { hyperMode: true } : {}),
  ...(object.faceDown ? { faceDown: true } : {}),
  ...(object.under.length === 0 ? {} : { over: object.under.map((card) => game.cards[card]?.name ?? '') }),
  ...(object.links === undefined
    ? {}
    : {
        links: object.links.map(({ card, x, y, under }) => ({
          name: game.cards[card]?.name ?? '',
          x,
          y,
          ...(under.length === 0 ? {} : { over: under.map((one) => game.cards[one]?.name ?? '') }),
        })),
      }),
});

/** The current position of a game, with a step at which a duel from it starts. */
export function positionOf(game: Game, step: StartStep): Position {
  const zonesOf = (player: Player): PositionZones => {
    const zones = emptyZones<PlacedCard>();
    for (const zone of ZONES)
      zones[zone] = objectsAsSeen(game, player, zone, 'judge')
        .filter((object) => !isSeal(object) && !isBorne(game, object))
        .map((object) => placedCardOf(game, object));
    return zones;
  };
  return {
    turn: game.turn.number,
    active: game.turn.active,
    step,
    players: { p1: zonesOf('p1'), p2: zonesOf('p2') },
  };
}
