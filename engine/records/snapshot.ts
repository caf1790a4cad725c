import { SnapshotError, TaikiError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import { jsonCopy } from '../../boundary/jsonCopy.ts';
import { jsonHash } from '../../boundary/jsonHash.ts';
import { findMismatch } from '../../boundary/shape/checkShape.ts';
import type { JsonSchema } from '../../boundary/shape/jsonSchema.ts';
import type { CardPool } from '../../effects/language/vocabulary.ts';
import type { Game } from '../../effects/state/game.ts';
import { DECISION_KINDS, type Decision } from '../../effects/state/reported/decisions.ts';
import type { Fact } from '../../effects/state/reported/facts.ts';
import type { SavedContext } from '../../machines/duel/context.ts';
import { duel } from '../../machines/duel/duel.ts';
import { type ProcedureName, procedures } from '../../machines/duel/procedures.ts';
import type { StandbyContext } from '../../machines/standby/arbiter.ts';
import { standby as standbyChart } from '../../machines/standby/standby.ts';
import { MAX_DRAWN } from '../../table/chacha20.ts';
import { deepFreeze } from '../../table/deepFreeze.ts';
import { cardsOf } from '../../table/links.ts';
import { PLAYERS, type Player, type RandomState, type Seed, ZONES } from '../../table/nouns.ts';
import { isSecret, seedRandom } from '../../table/random.ts';
import { lyingIn } from '../../table/seals.ts';
import { EXPECTATIONS, PLACES, PROBLEMS } from '../../table/sentences/problems.ts';
import type { ChartSnapshot } from '../runtime/runtime.ts';
import { checkLimits, checkRules, checkSeed } from '../runtime/settings.ts';
import { leafStates } from '../runtime/statePath.ts';
import { checkPosition } from './position.ts';
import type { Beginning, RecordedChoice } from './record.ts';
import type { SavedParts } from './savedParts.ts';
import { snapshotSchema } from './snapshotSchema.ts';

/** The version of snapshots that this engine writes and reads. */
export const SNAPSHOT_VERSION = 7;

/** The state of a duel as JSON, frozen. Opaque: pass it, or what was stored of it as JSON, to `restoreDuel`. */
export interface DuelSnapshot {
  readonly taiki: typeof SNAPSHOT_VERSION;
  readonly seed: Seed;
  readonly beginning: Beginning;
  readonly choices: readonly RecordedChoice[];
  /** The number of facts in the log. */
  readonly facts: number;
  /** The dotted path of the state of the duel chart. */
  readonly state: string;
  readonly context: object;
  readonly standby: object;
  /** Of everything else: a snapshot that was edited or damaged is refused. It does not protect against forgery. */
  readonly checksum: string;
}

/** What the snapshot of a duel is made from. */
export type Snapshotted = Pick<DuelSnapshot, 'seed' | 'beginning' | 'choices' | 'facts'> & ChartSnapshot;

/** A frozen snapshot as JSON of its own, with its checksum. */
export function snapshotOf(parts: Snapshotted): DuelSnapshot {
  const copy: Omit<DuelSnapshot, 'checksum'> = jsonCopy({ taiki: SNAPSHOT_VERSION, ...parts });
  return deepFreeze({ ...copy, checksum: jsonHash(copy) });
}

/** What a snapshot was made from, and the cards of the duel. */
export interface TakenSnapshot {
  readonly seed: Seed;
  readonly beginning: Beginning;
  readonly choices: readonly RecordedChoice[];
  readonly facts: number;
  readonly chart: ChartSnapshot;
  readonly pool: CardPool;
}

/** A snapshot is frozen, so what it was made from holds for as long as it is there. */
const TAKEN = new WeakMap<DuelSnapshot, TakenSnapshot>();

/** The snapshot of a duel, which can be restored with the same cards without being checked. */
export function takenSnapshot(taken: TakenSnapshot): DuelSnapshot {
  const { seed, beginning, choices, facts, chart } = taken;
  const snapshot = snapshotOf({ seed, beginning, choices, facts, ...chart });
  TAKEN.set(snapshot, taken);
  return snapshot;
}

/** What a snapshot was made from; undefined if it is a copy of one, or anything else. */
export const takenAs = (snapshot: DuelSnapshot): TakenSnapshot | undefined => TAKEN.get(snapshot);

/**
 * Compares a snapshot with its checksum.
 * @throws {SnapshotError} if it was changed after it was taken.
 */
export function checkIntegrity({ checksum, ...rest }: DuelSnapshot): void {
  if (checksum === jsonHash(rest)) return;
  throw new SnapshotError(PROBLEMS.snapshotDamaged);
}

/** A snapshot whose parts have been checked. */
export interface CheckedSnapshot extends Pick<DuelSnapshot, 'seed' | 'beginning' | 'choices' | 'facts'> {
  readonly chart: ChartSnapshot;
  /** The copy that was checked, for `checkIntegrity`. */
  readonly whole: DuelSnapshot;
}

type Kind = 'object' | 'list' | 'number' | 'text';
type Parts = Readonly<Record<string, Kind>>;

const SNAPSHOT: Parts = {
  beginning: 'object',
  choices: 'list',
  facts: 'number',
  state: 'text',
  context: 'object',
  standby: 'object',
  checksum: 'text',
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

const DUEL_STATES: ReadonlySet<string> = new Set(leafStates(duel.config));
const STANDBY_STATES: ReadonlySet<string> = new Set(leafStates(standbyChart.config));

const EXPECTED: Readonly<Record<Kind, string>> = {
  object: EXPECTATIONS.object,
  list: EXPECTATIONS.list,
  number: EXPECTATIONS.aNumber,
  text: EXPECTATIONS.text,
};

function kindOf(value: unknown): Kind | undefined {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return Number.isFinite(value) ? 'number' : undefined;
  return typeof value === 'object' && value !== null ? 'object' : undefined;
}

type Whole = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Whole => kindOf(value) === 'object';

/** A value at a path of the snapshot is not what is expected there. */
const refused = (path: string, found: unknown, expected: string) =>
  new SnapshotError(PROBLEMS.valueAt(PLACES.snapshot, path, formatValue(found), expected));

/** Checks that the value at a path of the snapshot is an object with these parts, and returns it. */
function partsOf(value: unknown, path: string, parts: Parts): Whole {
  if (!isObject(value)) throw refused(path, value, EXPECTATIONS.object);
  for (const [part, kind] of Object.entries(parts)) {
    if (kindOf(value[part]) === kind) continue;
    const at = path === '' ? part : `${path}.${part}`;
    throw refused(at, value[part], EXPECTED[kind]);
  }
  return value;
}

const all = (names: readonly string[], kind: Kind): Parts =>
  Object.fromEntries(names.map((name) => [name, kind]));

/**
 * Checks the version of a snapshot and all of its parts, and returns a copy of them.
 * @throws {SnapshotError} if the snapshot has another version or a part is missing or invalid; the message names the part.
 */
export function checkSnapshot(given: unknown): CheckedSnapshot {
  if (!isObject(given))
    throw new SnapshotError(
      PROBLEMS.expected(PLACES.snapshot, EXPECTATIONS.snapshotObject, formatValue(given)),
    );
  const input = copyOf(given);
  const { taiki } = input;
  if (taiki !== SNAPSHOT_VERSION)
    throw new SnapshotError(PROBLEMS.snapshotVersion(formatValue(taiki), String(SNAPSHOT_VERSION)));
  const seed = asSnapshotError(() => checkSeed(input['seed']));
  const { beginning, choices, facts, state, context, standby } = partsOf(input, '', SNAPSHOT);
  const chart = {
    state: checkState(state, 'state', DUEL_STATES),
    context: checkContext(context),
    standby: checkStandby(standby),
  };
  checkEnd(chart);
  checkGenerator(chart.context, seed);
  return {
    seed,
    beginning: checkBeginning(beginning),
    choices: listOf(choices).map(checkChoice),
    facts: countOf(facts, 'facts'),
    chart,
    whole: input as Whole & DuelSnapshot,
  };
}

function copyOf(given: Whole): Whole {
  try {
    return jsonCopy(given);
  } catch (cause) {
    throw new SnapshotError(PROBLEMS.snapshotNotJson, { cause });
  }
}

function countOf(value: unknown, path: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw refused(path, value, EXPECTATIONS.wholeNumberAtLeast('0'));
}

function checkState(state: unknown, path: string, states: ReadonlySet<string>): string {
  const found = String(state);
  if (states.has(found)) return found;
  throw refused(path, state, EXPECTATIONS.leafState);
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
  return contextOf(context);
}

/** Checks everything in a context against the schema, and what the schema cannot say. */
function contextOf(context: Whole): SavedContext {
  assertParts(context);
  const { game, paused, decision, asked, unchosen } = context;
  for (const [index, fact] of context.facts.entries()) checkFact(fact, `context.facts[${index}]`);
  checkGame(game, 'context.game');
  if (decision !== undefined) checkDecision(decision);
  countOf(asked, 'context.asked');
  countOf(unchosen, 'context.unchosen');
  if (paused !== undefined) checkGame(paused.start, 'context.paused.start');
  return {
    ...absent,
    ...context,
    profile: asSnapshotError(() => checkRules(context.profile)),
    facts: context.facts as readonly Fact[],
    paused: paused === undefined ? undefined : { ...paused, procedure: procedureOf(paused.procedure) },
  };
}

/** The parts that JSON leaves out if they are undefined. */
const absent = {
  decision: undefined,
  outcome: undefined,
  stopped: undefined,
  next: undefined,
  resolving: undefined,
};

function assertParts(context: Whole): asserts context is Whole & SavedParts['duel'] {
  assertShape(context, 'duel', 'context');
}

function assertShape(value: unknown, part: keyof SavedParts, path: string): void {
  const mismatch = findMismatch({ [part]: value }, 'SavedParts', PART_SCHEMAS[part]);
  if (mismatch === undefined) return;
  const at = `${path}${mismatch.path.slice(part.length)}`;
  throw refused(at, mismatch.found, mismatch.expected);
}

/** The schema with one part as the only one that is required. */
const schemaOf = (part: keyof SavedParts): JsonSchema => ({
  ...snapshotSchema,
  SavedParts: { ...snapshotSchema['SavedParts'], required: [part] },
});
const PART_SCHEMAS: { readonly [P in keyof SavedParts]: JsonSchema } = {
  duel: schemaOf('duel'),
  standby: schemaOf('standby'),
  fact: schemaOf('fact'),
};

function checkFact(value: unknown, path: string): void {
  assertShape(partsOf(value, path, { state: 'text', rule: 'text' }), 'fact', path);
}

function procedureOf(name: string): ProcedureName {
  const found = Object.keys(procedures).find((one): one is ProcedureName => one === name);
  if (found !== undefined) return found;
  throw refused('context.paused.procedure', name, EXPECTATIONS.procedureName);
}

/** 400.1. Every card is in exactly one place, and every object in the zone that it names. */
function checkGame(game: Game, path: string): void {
  const { cards, nextId, nextEffect, turn, random } = game;
  const placed = new Set<number>();
  const ids = new Set<number>();
  for (const player of PLAYERS) {
    for (const zone of ZONES) {
      for (const [index, object] of lyingIn(game, player, zone).entries()) {
        const at = `${path}.zones.${player}.${zone}[${index}]`;
        if (object.zone !== zone || object.owner !== player)
          throw new SnapshotError(PROBLEMS.otherZone(at, formatValue(object.zone), object.owner));
        if (object.id < 1 || object.id >= nextId || ids.has(object.id))
          throw refused(`${at}.id`, object.id, EXPECTATIONS.freeId(String(nextId)));
        ids.add(object.id);
        for (const card of cardsOf(object)) {
          if (!(card in cards) || placed.has(card))
            throw new SnapshotError(PROBLEMS.heldTwice(at, String(card)));
          placed.add(card);
        }
      }
    }
  }
  if (placed.size !== cards.length)
    throw new SnapshotError(PROBLEMS.placedCards(`${path}.zones`, String(placed.size), String(cards.length)));
  countOf(nextEffect, `${path}.nextEffect`);
  countOf(turn.number, `${path}.turn.number`);
  countOf(turn.attacks, `${path}.turn.attacks`);
  checkRandom(random, `${path}.random`);
}

function checkRandom(random: RandomState, path: string): void {
  if (isSecret(random)) {
    if (countOf(random.drawn, `${path}.drawn`) > MAX_DRAWN)
      throw refused(`${path}.drawn`, random.drawn, EXPECTATIONS.atMost(String(MAX_DRAWN)));
    return;
  }
  for (const [index, word] of random.entries())
    if (word < 0 || word > 0xffffffff) throw refused(`${path}[${index}]`, word, EXPECTATIONS.word32);
}

/** The generator is the one of the seed. */
function checkGenerator({ game, paused }: SavedContext, seed: Seed): void {
  const begun = seedRandom(seed);
  const games = [game, ...(paused === undefined ? [] : [paused.start])];
  games.forEach(({ random }, index) => {
    const fits = isSecret(random) ? isSecret(begun) && random.chacha20 === begun.chacha20 : !isSecret(begun);
    if (fits) return;
    const path = index === 0 ? 'context.game.random' : 'context.paused.start.random';
    throw new SnapshotError(PROBLEMS.otherGenerator(path));
  });
}

function checkDecision({ id, options, min, max, limits }: Decision): void {
  countOf(id, 'context.decision.id');
  if (!(0 <= min && min <= max && max <= options.length))
    throw new SnapshotError(PROBLEMS.decisionCounts(String(min), String(max), String(options.length)));
  const named = [
    ...(limits?.required ?? []),
    ...(limits?.exclusive ?? []).flat(),
    ...(limits?.preferred ?? []).flatMap(({ options: first, over }) => [...first, ...over]),
  ];
  if (named.some((index) => !(index in options))) throw new SnapshotError(PROBLEMS.decisionLimits);
  if (limits?.total !== undefined && limits.total.values.length !== options.length)
    throw new SnapshotError(PROBLEMS.decisionTotal);
}

function checkStandby(input: unknown): ChartSnapshot['standby'] {
  const { state, context } = partsOf(input, 'standby', STANDBY);
  return {
    state: checkState(state, 'standby.state', STANDBY_STATES),
    context: standbyContextOf(partsOf(context, 'standby.context', STANDBY_CONTEXT)),
  };
}

function standbyContextOf(context: Whole): StandbyContext {
  assertShape(context, 'standby', 'standby.context');
  return context as Whole & StandbyContext;
}

/** 104.1. The chart is in the state `over` exactly if the duel has a result. */
function checkEnd({ state, context }: ChartSnapshot): void {
  if ((state === 'over') === (context.game.result !== undefined)) return;
  throw new SnapshotError(
    state === 'over' ? PROBLEMS.overWithoutResult : PROBLEMS.resultBeforeOver(formatValue(state)),
  );
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function asSnapshotError<T>(check: () => T): T {
  try {
    return check();
  } catch (cause) {
    if (!(cause instanceof TaikiError)) throw cause;
    throw new SnapshotError(PROBLEMS.at(PLACES.snapshot, cause.message), { cause });
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
  throw refused(path, value, EXPECTATIONS.player);
}

function checkChoice(choice: unknown, index: number): RecordedChoice {
  const path = `choices.${index}`;
  if (isObject(choice) && choice['concedes'] === true)
    return { player: playerOf(choice['player'], `${path}.player`), concedes: true };
  const { player, kind, answer } = partsOf(choice, path, { player: 'text', kind: 'text', answer: 'list' });
  return {
    player: playerOf(player, `${path}.player`),
    kind: kindOfDecision(kind, `${path}.kind`),
    answer: listOf(answer).map((index, at) => countOf(index, `${path}.answer.${at}`)),
  };
}

function kindOfDecision(kind: unknown, path: string): string {
  const found = DECISION_KINDS.find((one) => one === kind);
  if (found !== undefined) return found;
  throw refused(path, kind, EXPECTATIONS.kindOfDecision);
}
