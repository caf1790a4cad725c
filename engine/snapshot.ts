import type { SavedContext } from '../machines/duel/context.ts';
import { duel } from '../machines/duel/duel.ts';
import type { StandbyContext } from '../machines/standby/arbiter.ts';
import { standby as standbyChart } from '../machines/standby/standby.ts';
import { PLAYERS, type Player, ZONES } from '../table/nouns.ts';
import { SnapshotError, TaikiError } from './errors.ts';
import { formatValue } from './formatValue.ts';
import { checkPosition } from './position.ts';
import type { Beginning, RecordedChoice } from './record.ts';
import type { ChartSnapshot } from './runtime.ts';
import { checkLimits, checkSeed } from './settings.ts';
import { leafStates } from './statePath.ts';

/** The version of snapshots that this engine writes and reads. */
export const SNAPSHOT_VERSION = 2;

/** The state of a duel as JSON. Opaque: pass it to `restoreDuel`. */
export interface DuelSnapshot {
  readonly taiki: typeof SNAPSHOT_VERSION;
  readonly seed: number;
  readonly beginning: Beginning;
  readonly choices: readonly RecordedChoice[];
  /** The number of facts in the log. */
  readonly facts: number;
  /** The dotted path of the state of the duel chart. */
  readonly state: string;
  readonly context: object;
  readonly standby: object;
}

/** A snapshot whose parts have been checked. */
export interface CheckedSnapshot extends Pick<DuelSnapshot, 'seed' | 'beginning' | 'choices' | 'facts'> {
  readonly chart: ChartSnapshot;
}

type Kind = 'object' | 'list' | 'number' | 'text';
type Parts = Readonly<Record<string, Kind>>;

const SNAPSHOT: Parts = {
  seed: 'number',
  beginning: 'object',
  choices: 'list',
  facts: 'number',
  state: 'text',
  context: 'object',
  standby: 'object',
};
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
const STANDBY: Parts = { state: 'text', context: 'object' };
const STANDBY_CONTEXT: Parts = { active: 'text', effects: 'list', opportunities: 'list' };
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
  triggered: 'list',
  opened: 'list',
};

const DUEL_STATES: ReadonlySet<string> = new Set(leafStates(duel.root));
const STANDBY_STATES: ReadonlySet<string> = new Set(leafStates(standbyChart.root));

const EXPECTED: Readonly<Record<Kind, string>> = {
  object: 'an object',
  list: 'a list',
  number: 'a number',
  text: 'text',
};

function kindOf(value: unknown): Kind | undefined {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return Number.isFinite(value) ? 'number' : undefined;
  return typeof value === 'object' && value !== null ? 'object' : undefined;
}

type Whole = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Whole => kindOf(value) === 'object';

const refused = (problem: string, options?: ErrorOptions) =>
  new SnapshotError(`Snapshot: ${problem}.`, options);

/** Checks that the value at a path of the snapshot is an object with these parts, and returns it. */
function partsOf(value: unknown, path: string, parts: Parts): Whole {
  if (!isObject(value)) throw refused(`"${path}" is ${formatValue(value)}, expected an object`);
  for (const [part, kind] of Object.entries(parts)) {
    if (kindOf(value[part]) === kind) continue;
    const at = path === '' ? part : `${path}.${part}`;
    throw refused(`"${at}" is ${formatValue(value[part])}, expected ${EXPECTED[kind]}`);
  }
  return value;
}

const all = (names: readonly string[], kind: Kind): Parts =>
  Object.fromEntries(names.map((name) => [name, kind]));

/**
 * Checks the version of a snapshot and the presence and types of its parts.
 * @throws {SnapshotError} if the snapshot has another version or a part is missing or invalid; the message names the part.
 */
export function checkSnapshot(input: unknown): CheckedSnapshot {
  if (!isObject(input)) throw refused(`expected the result of duel.snapshot(), not ${formatValue(input)}`);
  const { taiki } = input;
  if (taiki !== SNAPSHOT_VERSION)
    throw refused(
      `its version ("taiki") is ${formatValue(taiki)}, expected ${SNAPSHOT_VERSION}. Snapshots of other versions cannot be restored; replay the record of the duel instead`,
    );
  const { seed, beginning, choices, facts, state, context, standby } = partsOf(input, '', SNAPSHOT);
  const chart = {
    state: checkState(state, 'state', DUEL_STATES),
    context: checkContext(context),
    standby: checkStandby(standby),
  };
  checkEnd(chart);
  return {
    seed: asSnapshotError(() => checkSeed(seed)),
    beginning: checkBeginning(beginning),
    choices: listOf(choices).map(checkChoice),
    facts: Number(facts),
    chart,
  };
}

function checkState(state: unknown, path: string, states: ReadonlySet<string>): string {
  const found = String(state);
  if (states.has(found)) return found;
  throw refused(`"${path}" is ${formatValue(state)}, expected the path of a leaf state of the chart`);
}

function checkContext(input: unknown): SavedContext {
  const context = partsOf(input, 'context', CONTEXT);
  const { game, limits } = context;
  asSnapshotError(() => checkLimits(limits));
  const { zones, cards, turn, result } = partsOf(game, 'context.game', GAME);
  if (result === undefined) {
    const { decision, paused } = partsOf(context, 'context', { decision: 'object', paused: 'object' });
    partsOf(decision, 'context.decision', DECISION);
    partsOf(paused, 'context.paused', PAUSED);
  }
  const sides = partsOf(zones, 'context.game.zones', all(PLAYERS, 'object'));
  for (const player of PLAYERS) partsOf(sides[player], `context.game.zones.${player}`, all(ZONES, 'list'));
  partsOf(turn, 'context.game.turn', { number: 'number', active: 'text', attacks: 'number', extra: 'list' });
  for (const [index, card] of listOf(cards).entries())
    partsOf(card, `context.game.cards.${index}`, { name: 'text', owner: 'text' });
  return context as Whole & SavedContext;
}

function checkStandby(input: unknown): ChartSnapshot['standby'] {
  const { state, context } = partsOf(input, 'standby', STANDBY);
  return {
    state: checkState(state, 'standby.state', STANDBY_STATES),
    context: partsOf(context, 'standby.context', STANDBY_CONTEXT) as Whole & StandbyContext,
  };
}

/** 104.1. The chart is in the state `over` exactly if the duel has a result. */
function checkEnd({ state, context }: ChartSnapshot): void {
  if ((state === 'over') === (context.game.result !== undefined)) return;
  throw refused(
    state === 'over'
      ? '"state" is "over", but "context.game" has no result'
      : `"state" is ${formatValue(state)}, but "context.game" has a result; expected "over"`,
  );
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function asSnapshotError<T>(check: () => T): T {
  try {
    return check();
  } catch (cause) {
    if (!(cause instanceof TaikiError)) throw cause;
    throw new SnapshotError(`Snapshot: ${cause.message}`, { cause });
  }
}

function checkBeginning(beginning: unknown): Beginning {
  if (isObject(beginning) && 'position' in beginning)
    return asSnapshotError(() => ({ position: checkPosition(beginning['position']) }));
  const { decks, firstPlayer } = partsOf(beginning, 'beginning', { decks: 'object', firstPlayer: 'text' });
  const both = partsOf(decks, 'beginning.decks', all(PLAYERS, 'object'));
  const deckOf = (player: Player) => {
    const { name, cards, hyperspatial, superGR } = partsOf(both[player], `beginning.decks.${player}`, {
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
  return {
    decks: { p1: deckOf('p1'), p2: deckOf('p2') },
    firstPlayer: playerOf(firstPlayer, 'beginning.firstPlayer'),
  };
}

function playerOf(value: unknown, path: string): Player {
  const player = PLAYERS.find((one) => one === value);
  if (player !== undefined) return player;
  throw refused(`"${path}" is ${formatValue(value)}, expected "p1" or "p2"`);
}

function checkChoice(choice: unknown, index: number): RecordedChoice {
  const path = `choices.${index}`;
  if (isObject(choice) && choice['concedes'] === true)
    return { player: playerOf(choice['player'], `${path}.player`), concedes: true };
  const { player, kind, answer } = partsOf(choice, path, { player: 'text', kind: 'text', answer: 'list' });
  return {
    player: playerOf(player, `${path}.player`),
    kind: String(kind),
    answer: listOf(answer).map(Number),
  };
}
