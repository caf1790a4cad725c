import type { Game } from '../effects/game.ts';
import { type CardDefinition, CIVILIZATIONS, type Civilization } from '../effects/vocabulary.ts';
import { creature } from '../effects/words.ts';
import { type CardObject, PLAYERS, type Player, ZONES, type Zone } from '../table/nouns.ts';
import { PositionError } from './errors.ts';

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

const ZONE_WORDS: { readonly [Z in Zone]: string } = {
  deck: 'deck',
  hand: 'hand',
  battleZone: 'battle zone',
  manaZone: 'mana zone',
  shieldZone: 'shield zone',
  graveyard: 'graveyard',
  hyperspatialZone: 'hyperspatial zone',
  superGRZone: 'super GR zone',
};

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
      `${player} ${ZONE_WORDS[zone]}: ${players[player][zone].map(printCard).join(' | ')}`.trimEnd(),
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
  const [first = '', ...lines] = text.split(/\r?\n/);
  const [, turn, active, step] = /^turn (\d+) of (p1|p2), (\w+)$/.exec(first.trim()) ?? [];
  if (turn === undefined || active === undefined || !isStep(step)) {
    throw new PositionError(
      `Line 1: expected such as "turn 5 of p1, main" with a step of ${STARTS.join(', ')}, not "${first}".`,
    );
  }
  const players: Record<Player, Record<Zone, readonly PlacedCard[]>> = { p1: emptyZones(), p2: emptyZones() };
  lines.forEach((line, index) => {
    if (line.trim() === '') return;
    const [, player, word, cards = ''] = /^(p1|p2) ([\w ]+):(.*)$/.exec(line) ?? [];
    const zone = ZONES.find((one) => ZONE_WORDS[one] === word);
    if (!isPlayer(player) || zone === undefined) {
      throw new PositionError(
        `Line ${index + 2}: expected such as "p1 battle zone: Aqua Hulcus [tapped] | Aqua Soldier", not "${line}".`,
      );
    }
    players[player][zone] = cards.trim() === '' ? [] : cards.split(' | ').map(parseCard);
  });
  return { turn: Number(turn), active: isPlayer(active) ? active : 'p1', step, players };
}

const isStep = (step: string | undefined): step is StartStep =>
  (STARTS as readonly (string | undefined)[]).includes(step);
const isPlayer = (player: string | undefined): player is Player => player === 'p1' || player === 'p2';

export const emptyZones = (): Record<Zone, readonly PlacedCard[]> => ({
  deck: [],
  hand: [],
  battleZone: [],
  manaZone: [],
  shieldZone: [],
  graveyard: [],
  hyperspatialZone: [],
  superGRZone: [],
});

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
    const zones = emptyZones();
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
