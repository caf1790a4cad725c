import { PLAYERS, type Player, ZONES } from '../table/nouns.ts';
import { SnapshotError, TaikiError } from './errors.ts';
import { checkPosition } from './position.ts';
import type { Beginning, RecordedChoice } from './record.ts';
import { checkLimits, checkSeed } from './settings.ts';
import { shown } from './shown.ts';

/** The version of snapshots that this engine writes and reads. */
export const SNAPSHOT_VERSION = 1;

/** A duel at one moment, as JSON. Opaque: hand it to `restoreDuel`. */
export interface DuelSnapshot {
  readonly taiki: typeof SNAPSHOT_VERSION;
  readonly seed: number;
  readonly beginning: Beginning;
  readonly choices: readonly RecordedChoice[];
  readonly facts: number;
  readonly machine: object;
}

type Kind = 'object' | 'list' | 'number' | 'text';
type Parts = Readonly<Record<string, Kind>>;

const WHOLE: Parts = {
  seed: 'number',
  beginning: 'object',
  choices: 'list',
  facts: 'number',
  machine: 'object',
};
const MACHINE: Parts = { context: 'object', children: 'object', status: 'text' };
const CONTEXT: Parts = {
  startAt: 'text',
  game: 'object',
  profile: 'object',
  asking: 'object',
  limits: 'object',
  asked: 'number',
  unchosen: 'number',
  triggered: 'list',
  opened: 'list',
  order: 'list',
  facts: 'list',
};
const GAME: Parts = {
  cards: 'list',
  zones: 'object',
  nextId: 'number',
  random: 'list',
  turn: 'object',
  lasting: 'list',
  delayed: 'list',
  thisTurn: 'list',
  lastKnown: 'list',
  nextEffect: 'number',
};
const DECISION: Parts = {
  id: 'number',
  player: 'text',
  kind: 'text',
  rule: 'text',
  prompt: 'text',
  options: 'list',
  min: 'number',
  max: 'number',
};
const PAUSED: Parts = {
  procedure: 'text',
  place: 'object',
  start: 'object',
  answers: 'list',
  reported: 'number',
};

function kindOf(value: unknown): Kind | undefined {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return Number.isFinite(value) ? 'number' : undefined;
  return typeof value === 'object' && value !== null ? 'object' : undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => kindOf(value) === 'object';

function partsOf(value: unknown, where: string, parts: Parts): Readonly<Record<string, unknown>> {
  if (!isObject(value)) throw new SnapshotError(`This snapshot is not whole: ${where} is ${shown(value)}.`);
  for (const [part, kind] of Object.entries(parts)) {
    if (kindOf(value[part]) === kind) continue;
    throw new SnapshotError(
      `This snapshot is not whole: "${part}" of ${where} is ${shown(value[part])}; expected ${article(kind)}.`,
    );
  }
  return value;
}

const article = (kind: Kind): string =>
  kind === 'object' ? 'an object' : kind === 'text' ? 'text' : `a ${kind}`;

const all = (names: readonly string[], kind: Kind): Parts =>
  Object.fromEntries(names.map((name) => [name, kind]));

/**
 * A snapshot that has all its parts.
 * @throws {SnapshotError} that names the part that is missing, or the version.
 */
export function checkSnapshot(input: unknown): DuelSnapshot {
  if (!isObject(input) || !('taiki' in input))
    throw new SnapshotError(`This is no snapshot of a duel: it has no "taiki". It is ${shown(input)}.`);
  const { taiki } = input;
  if (taiki !== SNAPSHOT_VERSION)
    throw new SnapshotError(`This snapshot is of version ${shown(taiki)}; expected ${SNAPSHOT_VERSION}.`);
  const { seed, beginning, choices, facts, machine } = partsOf(input, 'the snapshot', WHOLE);
  const chart = partsOf(machine, '"machine"', MACHINE);
  const { context, children } = chart;
  partsOf(children, '"children"', { standby: 'object' });
  const { game, limits } = partsOf(context, '"context"', CONTEXT);
  asSnapshotError(() => checkLimits(limits));
  const { zones, cards, turn, result } = partsOf(game, '"game"', GAME);
  if (result === undefined) {
    const { decision, paused } = partsOf(context, '"context"', { decision: 'object', paused: 'object' });
    partsOf(decision, '"decision"', DECISION);
    partsOf(paused, '"paused"', PAUSED);
  }
  const sides = partsOf(zones, '"zones"', all(PLAYERS, 'object'));
  for (const player of PLAYERS) partsOf(sides[player], `the zones of ${player}`, all(ZONES, 'list'));
  partsOf(turn, '"turn"', { number: 'number', active: 'text', attacks: 'number', extra: 'list' });
  for (const card of listOf(cards)) partsOf(card, '"cards"', { name: 'text', owner: 'text' });
  return {
    taiki,
    seed: asSnapshotError(() => checkSeed(seed)),
    beginning: checkBeginning(beginning),
    choices: listOf(choices).map(checkChoice),
    facts: Number(facts),
    machine: chart,
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function asSnapshotError<T>(check: () => T): T {
  try {
    return check();
  } catch (cause) {
    if (!(cause instanceof TaikiError)) throw cause;
    throw new SnapshotError(`This snapshot cannot have begun: ${cause.message}`, { cause });
  }
}

function checkBeginning(beginning: unknown): Beginning {
  if (isObject(beginning) && 'position' in beginning)
    return asSnapshotError(() => ({ position: checkPosition(beginning['position']) }));
  const { decks, firstPlayer } = partsOf(beginning, '"beginning"', { decks: 'object', firstPlayer: 'text' });
  const both = partsOf(decks, '"decks"', all(PLAYERS, 'object'));
  const deckOf = (player: Player) => {
    const { name, cards, hyperspatial, superGR } = partsOf(both[player], `the deck of ${player}`, {
      cards: 'list',
      hyperspatial: 'list',
      superGR: 'list',
    });
    return {
      name: typeof name === 'string' ? name : undefined,
      cards: listOf(cards).map(String),
      hyperspatial: listOf(hyperspatial).map(String),
      superGR: listOf(superGR).map(String),
    };
  };
  return { decks: { p1: deckOf('p1'), p2: deckOf('p2') }, firstPlayer: playerOf(firstPlayer) };
}

function playerOf(value: unknown): Player {
  const player = PLAYERS.find((one) => one === value);
  if (player !== undefined) return player;
  throw new SnapshotError(`This snapshot names the player ${shown(value)}; expected "p1" or "p2".`);
}

function checkChoice(choice: unknown): RecordedChoice {
  if (isObject(choice) && choice['concedes'] === true)
    return { player: playerOf(choice['player']), concedes: true };
  const { player, kind, answer } = partsOf(choice, 'a choice', {
    player: 'text',
    kind: 'text',
    answer: 'list',
  });
  return { player: playerOf(player), kind: String(kind), answer: listOf(answer).map(Number) };
}
