import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import type { Explanation } from '../../effects/questions/explain.ts';
import type { Caches } from '../../effects/state/caches.ts';
import { type Answer, type Asking, answerRefusal, type Decision } from '../../effects/state/decisions.ts';
import type { Fact } from '../../effects/state/facts.ts';
import type { Game } from '../../effects/state/game.ts';
import { gameWith } from '../../effects/state/gameWith.ts';
import { type DuelLimits, defaultLimits } from '../../effects/state/limits.ts';
import type { RulesProfile, RulesVersion } from '../../effects/state/profile.ts';
import type { DuelInput } from '../../machines/duel/context.ts';
import { deepFreeze } from '../../table/deepFreeze.ts';
import { PLAYERS, type Player, type Result } from '../../table/nouns.ts';
import type { Viewer } from '../../table/view.ts';
import { checkKeys, checkOptions, type KeysOf } from '../boundary/checkKeys.ts';
import { checkPaused } from '../boundary/checkPaused.ts';
import {
  EngineError,
  IllegalChoiceError,
  OptionsError,
  RecordError,
  SnapshotError,
  TaikiError,
} from '../boundary/errors.ts';
import { formatValue } from '../boundary/formatValue.ts';
import { frozenDecision } from '../boundary/frozenDecision.ts';
import { randomSeed } from '../boundary/randomSeed.ts';
import { checkDeck, type DeckInput } from '../library/deck.ts';
import { cachesFor, customCards, type IndexedPool, poolWith } from '../library/pool.ts';
import { definitionsOf } from '../records/definitionDigest.ts';
import { gameFromDecks, gameFromPosition } from '../records/games.ts';
import { logChecks } from '../records/logChecks.ts';
import { checkPosition, fillers, type Position } from '../records/position.ts';
import {
  type Beginning,
  type DuelRecord,
  parseRecord,
  printRecord,
  type RecordedChoice,
} from '../records/record.ts';
import { replayError } from '../records/replayDifference.ts';
import { RULES_REVISION } from '../records/ruleChanges.ts';
import { checkIntegrity, checkSnapshot, type DuelSnapshot, snapshotOf } from '../records/snapshot.ts';
import { CompiledRuntime } from '../runtime/compiledRuntime.ts';
import { type Inspect, isolateInspectorErrors } from '../runtime/inspect.ts';
import type { Runtime, RuntimeName, RuntimeStart } from '../runtime/runtime.ts';
import {
  checkCaches,
  checkFirstPlayer,
  checkFlag,
  checkLimits,
  checkPlayer,
  checkRules,
  checkRuntime,
  checkSeed,
  checkViewer,
} from '../runtime/settings.ts';
import { XStateRuntime } from '../runtime/xstateRuntime.ts';
import { type DuelView, type Moment, viewOf } from '../views/duelView.ts';
import { type KnownFact, KnownFacts } from '../views/knownFacts.ts';
import { knownPlaces } from '../views/knownPlaces.ts';
import { knowledgeOf, type PlayerKnowledge } from '../views/playerKnowledge.ts';
import { type Standby, standbyOf } from '../views/standby.ts';
import { answersOf } from './answers.ts';
import { concessionFact } from './concessionFact.ts';
import { cardFor, decisionFor } from './decisionFor.ts';
import { History } from './history.ts';
import { Listeners } from './listeners.ts';
import { explainAt } from './lookInside.ts';
import {
  checkObserver,
  type DuelObserver,
  listenerFor,
  type News,
  playerListenerFor,
  type Subscription,
} from './subscription.ts';

/** Settings for watching a duel. */
export interface WatchSettings {
  /**
   * Receives every actor, event, microstep and action of the charts, as with XState's `inspect` option, and every guard that
   * is evaluated. Includes hidden information.
   */
  readonly inspect?: Inspect;
}

/** Settings of every duel, whether it starts from decks or from a position. */
export interface DuelSettings extends WatchSettings {
  /** Custom cards, in addition to those of the engine; one with the name of an engine's card replaces it. */
  readonly cards?: readonly CardDefinition[];
  /** A version of the rules, or individual points on which versions differ; the current rules by default. */
  readonly rules?: Partial<RulesProfile> | RulesVersion;
  /** Ask even decisions that have exactly one possible answer; `false` by default. */
  readonly askEverything?: boolean;
  /**
   * Make whether and when a player is asked depend only on what the opponent may know, so that a pause reveals nothing. The
   * player is then asked to declare whenever any hand of that size could, in the main step and in searches. If there is
   * nothing to choose, the only option is to pass. `false` by default.
   */
  readonly concealDecisions?: boolean;
  /** How long the duel may last before it ends without a winner; `defaultLimits` by default. */
  readonly limits?: Partial<DuelLimits>;
  /**
   * What runs the charts. `'xstate'` runs them as XState actors, which `inspect` requires; `'compiled'` runs the same charts
   * several times faster, with the same results. `'xstate'` by default.
   */
  readonly runtime?: RuntimeName;
  /** For tests: `'off'` computes every answer anew, with the same results but slower. `'on'` by default. */
  readonly caches?: 'on' | 'off';
}

/** Options of a duel that starts from decks (103). */
export interface DuelOptions extends DuelSettings {
  /** 100.2. For each player, 40 card names or a deck from `parseDeck`. */
  readonly decks: { readonly [P in Player]: DeckInput };
  /**
   * A whole number from 0 to 2^53 - 1; a random one by default, returned by `duel.seed`. The same seed, decks and choices
   * give the same duel.
   */
  readonly seed?: number;
  /** 103.4. The player who takes the first turn; `p1` by default. */
  readonly firstPlayer?: Player;
}

/** Options of a duel that starts from a position, at the start of a step. */
export interface PositionOptions extends DuelSettings {
  readonly position: Position;
  /** As in `DuelOptions`. */
  readonly seed?: number;
}

const WATCH_KEYS: KeysOf<WatchSettings> = { inspect: true };

/** The settings but for those that watch the duel. */
export const UNWATCHED_KEYS: KeysOf<Omit<DuelSettings, keyof WatchSettings>> = {
  runtime: true,
  cards: true,
  rules: true,
  askEverything: true,
  concealDecisions: true,
  limits: true,
  caches: true,
};

const SETTING_KEYS: KeysOf<DuelSettings> = { ...WATCH_KEYS, ...UNWATCHED_KEYS };

const DUEL_KEYS: KeysOf<DuelOptions> = { decks: true, seed: true, firstPlayer: true, ...SETTING_KEYS };
const POSITION_KEYS: KeysOf<PositionOptions> = { position: true, seed: true, ...SETTING_KEYS };

interface Origin {
  readonly seed: number;
  readonly beginning: Beginning;
  /** The cards of the engine that created the duel, without custom cards. */
  readonly library: IndexedPool;
  readonly pool: IndexedPool;
  readonly runtime: RuntimeName;
  readonly caches: Caches;
  readonly profile: RulesProfile;
  readonly asking: Asking;
  readonly limits: DuelLimits;
}

/** What a duel keeps of its past; forks share it. */
interface Past {
  readonly choices: History<RecordedChoice>;
  /** The number of decisions that each player has answered. */
  readonly answered: Readonly<Record<Player, number>>;
  /** Facts since this duel or the one that it was forked from was created or restored. */
  readonly facts: History<Fact>;
  /** Facts before that, or their number if they have to be replayed. */
  readonly before: readonly Fact[] | number;
}

/** Constructs a duel: the constructor is private so that only this file can. */
let constructDuel: (watched: Watched, origin: Origin, past: Past) => Duel;

/** A duel between `p1` and `p2`. Only `choose` and `concede` change it. */
export class Duel {
  readonly #runtime: Runtime;
  readonly #listeners: Listeners<News>;
  readonly #origin: Origin;
  readonly #choices: History<RecordedChoice>;
  #answered: Past['answered'];
  readonly #facts: History<Fact>;
  #before: Past['before'];
  /** The number of facts before the last answer. */
  #factsBefore: number;
  /** What each viewer knows of the facts so far; made when a view is first asked for facts. */
  readonly #told: { [V in Viewer]?: Told } = {};
  /** The caches of the worlds that each viewer knows. */
  readonly #viewCaches: { [V in Viewer]?: Caches } = {};
  /** Whether the charts are processing an answer. */
  #stepping = false;

  static {
    constructDuel = (watched, origin, past) => new Duel(watched, origin, past);
  }

  private constructor(
    { runtime, listeners }: Watched,
    origin: Origin,
    { choices, answered, facts, before }: Past,
  ) {
    this.#runtime = runtime;
    this.#listeners = listeners;
    this.#origin = origin;
    this.#choices = choices;
    this.#answered = answered;
    this.#facts = facts;
    this.#before = before;
    this.#factsBefore = this.#logLength - lastFacts(runtime);
  }

  /** The dotted path of the current state of the duel chart, such as `turn.attack.declaration.napDeclare`. */
  get state(): string {
    return this.#runtime.state;
  }

  /** The seed of the duel. It determines everything random, so keep it from players until the duel is over. */
  get seed(): number {
    return this.#origin.seed;
  }

  /** The open decision; undefined if the duel is over. */
  get decision(): Decision | undefined {
    const decision = this.#openDecision;
    return decision === undefined ? undefined : frozenDecision(decision);
  }

  /** The open decision, not frozen: that takes a tenth of the time of a duel that nobody watches. */
  get #openDecision(): Decision | undefined {
    const { game, decision } = this.#runtime.context;
    return game.result === undefined ? decision : undefined;
  }

  /**
   * The open decision as it may be shown to this player: its id is its number among the decisions of this player, and hidden
   * cards have no ids of the table. Undefined if another player decides. The indexes of the options are the same.
   * @throws {OptionsError} if `player` is neither `p1` nor `p2`.
   */
  decisionFor(player: Player): Decision | undefined {
    return deepFreeze(shownDecision(this.#openDecision, checkPlayer(player), this.#answered));
  }

  /** The result; undefined until the duel is over. */
  get result(): Result | undefined {
    return deepFreeze(this.#runtime.context.game.result);
  }

  /** What runs the charts of this duel. */
  get runtime(): RuntimeName {
    return this.#origin.runtime;
  }

  /** All facts so far, in order, each with its state path and rule number. Includes hidden information. */
  get log(): readonly Fact[] {
    if (typeof this.#before === 'number') this.#before = this.#replayFacts(this.#before);
    return deepFreeze([...this.#before, ...this.#facts.toArray()]);
  }

  /**
   * All facts so far as this viewer may know them (400.2): for a player and the spectator without the names and objects of hidden
   * cards and without the choices of others, for the judge all of `log`.
   * @throws {OptionsError} if `viewer` is neither a player nor `spectator` nor `judge`.
   */
  logFor(viewer: Viewer): readonly KnownFact[] {
    return deepFreeze(this.#toldTo(checkViewer(viewer), 0, this.#logLength));
  }

  /**
   * What a player knows besides the view, for agents. It is frozen, and stays as it is when the duel goes on.
   * @throws {OptionsError} if `player` is neither `p1` nor `p2`.
   */
  known(player: Player): PlayerKnowledge {
    const viewer = checkPlayer(player);
    const length = this.#logLength;
    const { game } = this.#runtime.context;
    return knowledgeOf(
      this.#origin.pool,
      () => deepFreeze(this.#toldTo(viewer, 0, length)),
      () => deepFreeze(knownPlaces(this.#factsFrom(0, length), game, viewer)),
    );
  }

  /** The complete game state. Includes hidden information: show players a `view` instead. */
  get game(): Game {
    return deepFreeze(this.#runtime.context.game);
  }

  /** The effects on standby and the open opportunities to declare (603.3). Includes hidden information. */
  get standby(): Standby {
    return deepFreeze(standbyOf(this.#runtime));
  }

  /**
   * Answers the open decision.
   * @param answer the index of an option, or a list of different indexes; `[]` chooses nothing if that is allowed.
   * @param player the player who answers; if given, it must be the player of the decision.
   * @throws {IllegalChoiceError} if the answer is illegal; the duel is unchanged.
   * @throws {ListenerError} if a listener or an inspector threw; the choice was made nevertheless.
   */
  choose(answer: number | Answer, player?: Player): void {
    this.#mustBeSettled();
    const decision = this.#openDecision;
    if (decision === undefined) {
      throw new IllegalChoiceError('DUEL_OVER', 'The duel is over: there is nothing to choose.');
    }
    if (player !== undefined && player !== decision.player) {
      throw new IllegalChoiceError(
        'WRONG_PLAYER',
        `Decision ${decision.id} (${decision.kind}): expected an answer from ${decision.player}, not from ${formatValue(player)}.`,
      );
    }
    const indexes = this.#indexes(answer, decision);
    const why = answerRefusal(decision, indexes);
    if (why !== undefined) {
      throw new IllegalChoiceError(
        'ILLEGAL_CHOICE',
        `Decision ${decision.id} (${decision.kind}, ${decision.player}): ${why}.`,
      );
    }
    const settled = settledAnswer(indexes, decision);
    this.#step({ player: decision.player, kind: decision.kind, answer: settled }, () =>
      this.#runtime.send({ type: 'choose', answer: settled }),
    );
    this.#answered = withAnswer(this.#answered, decision.player);
    this.#publish(this.#runtime.context.facts);
  }

  /**
   * Every legal answer to the open decision, each once, in the order of `answersOf`; none if the duel is over. The answers
   * are generated lazily, and belong to the decision that was open at the call even if the duel goes on meanwhile.
   */
  legalChoices(): Generator<Answer, undefined> {
    const { decision } = this;
    return decision === undefined ? noAnswers() : answersOf(decision);
  }

  /**
   * 104.3. A player may concede at any time.
   * @throws {IllegalChoiceError} if the duel is over or `player` is neither `p1` nor `p2`.
   * @throws {ListenerError} if a listener or an inspector threw; the player has conceded nevertheless.
   */
  concede(player: Player): void {
    this.#mustBeSettled();
    if (!PLAYERS.includes(player))
      throw new IllegalChoiceError('WRONG_PLAYER', `Expected "p1" or "p2", not ${formatValue(player)}.`);
    if (this.result !== undefined)
      throw new IllegalChoiceError('DUEL_OVER', 'The duel is over: nobody can concede.');
    const state = this.state;
    this.#step({ player, concedes: true }, () => this.#runtime.send({ type: 'concede', player }));
    const { result } = this;
    this.#publish(result === undefined ? [] : [concessionFact(result, state)]);
  }

  /**
   * Everything that a viewer may know now (400.2): the table, what every card is and may do, what is on standby, the viewer's open
   * decision, and what has just happened. What is not read is not computed.
   * @param viewer a player; `spectator` sees what both players may know; `judge` sees every card.
   * @throws {OptionsError} if `viewer` is none of these.
   */
  view<V extends Viewer>(viewer: V): DuelView<V> {
    checkViewer(viewer);
    return viewOf(this.#moment(viewer));
  }

  /**
   * Answers the open decision as `choose` does, and returns what each player may know then: a host sends each view to its player.
   * `facts` of the views are those since this call.
   * @throws as `choose` does.
   */
  step(answer: number | Answer, player?: Player): { readonly [P in Player]: DuelView } {
    const before = this.#logLength;
    this.choose(answer, player);
    this.#factsBefore = before;
    return Object.freeze({ p1: this.view('p1'), p2: this.view('p2') });
  }

  /**
   * Subscribes an observer. It is notified of the open decision immediately (or of the end if the duel is over), and after
   * each choice of the new facts, then of the next decision or the end.
   *
   * The observer may call any method of the duel, including `choose`; the resulting notifications are delivered after the
   * current ones. If the observer throws, all others are still notified, and then the call that caused the notification
   * throws a `ListenerError`.
   * @param scope with `player`, the observer only receives the facts that this player may know (as in `logFor`) and the
   *   decisions of this player.
   * @throws {OptionsError} if the observer or the player is invalid.
   * @throws {ListenerError} if the observer throws on the first notification; it is not subscribed then.
   */
  subscribe(observer: DuelObserver): Subscription;
  subscribe(observer: DuelObserver<KnownFact>, scope: { readonly player: Player }): Subscription;
  subscribe(
    observer: DuelObserver | DuelObserver<KnownFact>,
    scope?: { readonly player: Player },
  ): Subscription {
    const player = scope === undefined ? undefined : checkOptions('scope', scope, { player: true }).player;
    checkObserver(observer);
    const notify =
      scope === undefined
        ? listenerFor(observer as DuelObserver)
        : this.#playerListener(observer as DuelObserver<KnownFact>, checkPlayer(player));
    const isStale = (news: News) => 'decision' in news && news.decision.id !== this.decision?.id;
    const unsubscribe = this.#listeners.add((news) => {
      if (!isStale(news)) notify(news);
    }, this.#currentNews());
    return { unsubscribe };
  }

  /**
   * Options that the player of the open decision might expect but does not have, each with the reason and the rule number.
   * Reveals nothing that this player may not know. Empty if the duel is over.
   */
  explain(): readonly Explanation[] {
    const explained = explainAt(this.#runtime.context);
    return deepFreeze(
      explained.map((one, index) => ({ ...one, card: cardFor(one.card, one.player, -1 - index) })),
    );
  }

  /**
   * An independent copy of this duel, on the same runtime unless it is inspected. Observers and the inspector are not copied.
   * @throws {IllegalChoiceError} if called by an inspector while the charts process an answer.
   */
  fork(settings?: WatchSettings): Duel {
    const inspect = settings === undefined ? undefined : checkOptions('fork', settings, WATCH_KEYS).inspect;
    this.#mustBeSettled();
    const runtime = inspect === undefined ? this.#origin.runtime : 'xstate';
    const origin = { ...this.#origin, runtime, caches: this.#origin.caches.fork() };
    const watched = watch({ snapshot: this.#runtime.persist(), resources: origin }, runtime, inspect);
    return new Duel(watched, origin, {
      choices: this.#choices.fork(),
      answered: this.#answered,
      facts: this.#facts.fork(),
      before: this.#before,
    });
  }

  /**
   * The current state as JSON for `restoreDuel`. Custom cards are not included.
   * @throws {IllegalChoiceError} if called by an inspector while the charts process an answer.
   */
  snapshot(): DuelSnapshot {
    this.#mustBeSettled();
    const { seed, beginning } = this.#origin;
    return snapshotOf({
      seed,
      beginning,
      choices: this.#choices.toArray(),
      facts: this.#logLength,
      ...this.#runtime.persist(),
    });
  }

  /** The seed, settings, custom cards, decks and choices as text. `replay` needs nothing else to repeat the duel. */
  record(): string {
    const { log } = this;
    return printRecord({
      ...recordedOrigin(this.#origin),
      choices: this.#choices.toArray(),
      ...logChecks(log),
      facts: log.length,
      result: this.result,
    });
  }

  get #logLength(): number {
    return (typeof this.#before === 'number' ? this.#before : this.#before.length) + this.#facts.length;
  }

  #knownBy(viewer: Viewer): KnownFacts {
    return new KnownFacts(viewer, inputOf(this.#origin).game);
  }

  /** The present moment as a view shows it at any later time. */
  #moment<V extends Viewer>(viewer: V): Moment<V> {
    const { state } = this.#runtime;
    const { game, triggered, opened, paused, resolving } = this.#runtime.context;
    const { effects, opportunities } = this.#runtime.standby;
    const { pool, profile, caches } = this.#origin;
    const decision = this.#openDecision;
    const [answered, first, next] = [this.#answered, this.#factsBefore, this.#logLength];
    return {
      viewer,
      state,
      world: { game, pool, profile, caches, reading: undefined },
      caches: this.#cachesFor(viewer),
      standby: () =>
        standbyOf({ context: { triggered, opened, paused, resolving }, standby: { effects, opportunities } }),
      waitingFor: decision?.player,
      decision: () => shownDecision(decision, viewer, answered),
      facts: () => this.#toldTo(viewer, first, next),
    };
  }

  #cachesFor(viewer: Viewer): Caches {
    this.#viewCaches[viewer] ??= this.#origin.caches.fork();
    return this.#viewCaches[viewer];
  }

  /** The facts from one number to another, as a viewer may know them. */
  #toldTo(viewer: Viewer, from: number, to: number): readonly KnownFact[] {
    const told = this.#told[viewer] ?? { known: this.#knownBy(viewer), facts: [] };
    this.#told[viewer] = told;
    for (const fact of this.#factsFrom(told.facts.length, to)) told.facts.push(told.known.next([fact])[0]);
    return told.facts.slice(from, to).filter((fact) => fact !== undefined);
  }

  #factsFrom(from: number, to: number): readonly Fact[] {
    const before = typeof this.#before === 'number' ? this.#before : this.#before.length;
    if (from < before) return this.log.slice(from, to);
    return this.#facts.from(from - before).slice(0, to - from);
  }

  #playerListener(observer: DuelObserver<KnownFact>, player: Player): (news: News) => void {
    const known = this.#knownBy(checkPlayer(player));
    known.next(this.log);
    return playerListenerFor(observer, player, known, () => this.decisionFor(player));
  }

  #mustBeSettled(): void {
    if (!this.#stepping) return;
    throw new IllegalChoiceError(
      'BUSY',
      'The duel is processing an answer, and an inspector can only observe it. Wait for the next decision.',
    );
  }

  #currentNews(): readonly News[] {
    const { decision, result } = this;
    if (result !== undefined) return [{ result }];
    return decision === undefined ? [] : [{ decision }];
  }

  #publish(facts: readonly Fact[]): void {
    this.#factsBefore = this.#logLength;
    for (const fact of facts) this.#facts.push(fact);
    if (this.#listeners.isEmpty) this.#listeners.rethrow();
    else this.#listeners.notify([{ facts: deepFreeze([...facts]) }, ...this.#currentNews()]);
  }

  #indexes(answer: number | Answer, decision: Decision): number[] {
    const copy = listCopy(typeof answer === 'number' ? [answer] : answer);
    if (copy !== undefined && areNumbers(copy)) return copy;
    throw new IllegalChoiceError(
      'ILLEGAL_CHOICE',
      `Decision ${decision.id} (${decision.kind}): expected an index or a list of indexes, not ${formatValue(answer)}.`,
    );
  }

  #step(choice: RecordedChoice, send: () => void): void {
    this.#choices.push(choice);
    this.#stepping = true;
    try {
      send();
    } catch (cause) {
      const error = failure(this.#origin, this.#choices.toArray(), cause);
      this.#choices.pop();
      throw error;
    } finally {
      this.#stepping = false;
    }
  }

  #replayFacts(count: number): readonly Fact[] {
    const again = begin({ ...this.#origin, caches: this.#origin.caches.fork() }, undefined);
    for (const choice of this.#choices.toArray()) {
      if (again.#logLength >= count) break;
      applyChoice(again, choice);
    }
    return again.log.slice(0, count);
  }
}

/** A copy of a list; undefined if the value is not a list or cannot be read, as a proxy or an element may refuse. */
function listCopy(value: unknown): unknown[] | undefined {
  try {
    return Array.isArray(value) ? Array.from(value) : undefined;
  } catch {
    return undefined;
  }
}

function areNumbers(values: unknown[]): values is number[] {
  for (const value of values) if (typeof value !== 'number') return false;
  return true;
}

/** The answers that name one of the first options, so that duels share them. */
const SINGLE_ANSWERS: readonly Answer[] = Array.from({ length: 32 }, (_, index) => Object.freeze([index]));

/** An answer as it is kept, with its indexes in order if their order does not matter. */
function settledAnswer(indexes: number[], { ordered }: Decision): Answer {
  const [only = -1] = indexes;
  const shared = indexes.length === 1 ? SINGLE_ANSWERS[only] : undefined;
  return shared ?? Object.freeze(ordered ? indexes : indexes.sort((a, b) => a - b));
}

/** The facts that a viewer has been told. */
interface Told {
  readonly known: KnownFacts;
  /** Each fact so far as the viewer may know it; undefined for one that the viewer is not told. */
  readonly facts: (KnownFact | undefined)[];
}

/** The number of facts since the last answer of a duel that begins or goes on from a snapshot. A concession is one fact. */
const lastFacts = ({ context: { facts, game } }: Runtime): number =>
  game.result?.reason === 'concession' ? 1 : facts.length;

/** The open decision as it is shown to a viewer: none to a spectator, all of it to a judge. */
function shownDecision(
  decision: Decision | undefined,
  viewer: Viewer,
  answered: Past['answered'],
): Decision | undefined {
  if (viewer === 'judge') return decision;
  if (decision === undefined || viewer !== decision.player) return undefined;
  return decisionFor(decision, answered[viewer] + 1);
}

const withAnswer = ({ p1, p2 }: Past['answered'], player: Player): Past['answered'] =>
  player === 'p1' ? { p1: p1 + 1, p2 } : { p1, p2: p2 + 1 };

const pastOf = (choices: readonly RecordedChoice[], before: Past['before']): Past => ({
  choices: History.of(choices),
  answered: choices.reduce(
    (answered, choice) => ('concedes' in choice ? answered : withAnswer(answered, choice.player)),
    { p1: 0, p2: 0 },
  ),
  facts: History.of([]),
  before,
});

function* noAnswers(): Generator<Answer, undefined> {}

const changedLimits = (limits: DuelLimits): Partial<DuelLimits> =>
  Object.fromEntries(
    Object.entries(limits).filter(([name, limit]) => limit !== defaultLimits[name as keyof DuelLimits]),
  );

function recordedOrigin({ seed, beginning, asking, limits, profile, library, pool }: Origin) {
  const cards = customCards(pool, library, 'position' in beginning ? fillers : []);
  return {
    seed,
    beginning,
    asking,
    rules: JSON.stringify(profile),
    limits: changedLimits(limits),
    cards,
    engine: { revision: RULES_REVISION, definitions: definitionsOf(beginning, pool, cards) },
  };
}

/** An `EngineError` for a bug in the engine, with the record that reproduces it. */
function failure(origin: Origin, choices: readonly RecordedChoice[], cause: unknown): EngineError {
  const text = printRecord({
    ...recordedOrigin(origin),
    choices,
    checks: [],
    facts: 0,
    checksum: '0'.repeat(16),
    result: undefined,
  });
  const message = cause instanceof Error ? cause.message : String(cause);
  return new EngineError(`The engine failed: ${message} The record below reproduces it.\n${text}`, text, {
    cause,
  });
}

const originOf = (
  beginning: Beginning,
  seed: number,
  { library, pool }: Pick<Origin, 'library' | 'pool'>,
  settings: DuelSettings,
): Origin => ({
  beginning,
  seed,
  library,
  pool,
  runtime: checkRuntime(settings.runtime, settings.inspect),
  caches: cachesFor(pool, checkCaches(settings.caches)),
  profile: checkRules(settings.rules),
  asking: {
    everything: checkFlag('askEverything', settings.askEverything),
    concealed: checkFlag('concealDecisions', settings.concealDecisions),
  },
  limits: checkLimits(settings.limits),
});

function inputOf({ beginning, seed, pool, caches, profile, asking, limits }: Origin): DuelInput {
  const settings = { pool, caches, profile, asking, limits };
  if ('position' in beginning) {
    const { position } = beginning;
    return { game: gameFromPosition(position, seed, pool), ...settings, startAt: position.step };
  }
  const game = gameFromDecks(beginning.decks, beginning.firstPlayer, seed);
  return {
    game: gameWith(game, { cards: caches.ofCards(game.cards).cards }),
    ...settings,
    startAt: 'opening',
  };
}

/** A runtime with the listeners of its duel. */
interface Watched {
  readonly runtime: Runtime;
  readonly listeners: Listeners<News>;
}

/** @throws {ListenerError} if the inspector throws while the runtime starts. */
function watch(start: RuntimeStart, name: RuntimeName, inspect: Inspect | undefined): Watched {
  const listeners = new Listeners<News>();
  const runtime =
    name === 'compiled'
      ? new CompiledRuntime(start)
      : new XStateRuntime(start, isolateInspectorErrors(inspect, listeners.recordFailure));
  listeners.rethrow();
  return { runtime, listeners };
}

function begin(origin: Origin, inspect: Inspect | undefined): Duel {
  const input = inputOf(origin);
  try {
    const watched = watch({ input }, origin.runtime, inspect);
    const facts = deepFreeze([...watched.runtime.context.facts]);
    return constructDuel(watched, origin, pastOf([], facts));
  } catch (cause) {
    throw cause instanceof TaikiError ? cause : failure(origin, [], cause);
  }
}

/** @throws {OptionsError} if the decks are not an object with the decks of `p1` and `p2`. */
function checkDecks(decks: DuelOptions['decks']): DuelOptions['decks'] {
  if (!isObject(decks) || Array.isArray(decks))
    throw new OptionsError(`decks: expected an object such as { p1, p2 }, not ${formatValue(decks)}.`);
  return checkKeys('decks', decks, { p1: true, p2: true });
}

const seedOf = ({ seed }: Pick<DuelOptions, 'seed'>): number =>
  seed === undefined ? randomSeed() : checkSeed(seed);

/** `createDuel` for the cards of a library. */
export function newDuel(library: IndexedPool, given: DuelOptions | PositionOptions): Duel {
  if (typeof given !== 'object' || given === null || !('decks' in given || 'position' in given)) {
    throw new OptionsError(
      `options: expected an object such as { decks: { p1, p2 }, seed: 7 }, not ${formatValue(given)}.`,
    );
  }
  if ('position' in given) {
    const options = checkKeys('options', given, POSITION_KEYS);
    const seed = seedOf(options);
    const pool = poolWith(library, options.cards, fillers);
    const position = checkPosition(options.position);
    return begin(originOf({ position }, seed, { library, pool }, options), options.inspect);
  }
  const options = checkKeys('options', given, DUEL_KEYS);
  const seed = seedOf(options);
  const pool = poolWith(library, options.cards);
  const firstPlayer = checkFirstPlayer(options.firstPlayer);
  const { p1, p2 } = checkDecks(options.decks);
  const decks = { p1: checkDeck(p1, pool, 'p1'), p2: checkDeck(p2, pool, 'p2') };
  return begin(originOf({ decks, firstPlayer }, seed, { library, pool }, options), options.inspect);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Settings of a duel that are not in its snapshot or record. */
export type RestoreSettings = Pick<DuelSettings, 'cards' | 'inspect' | 'runtime' | 'caches'>;

const RESTORE_KEYS: KeysOf<RestoreSettings> = { cards: true, inspect: true, runtime: true, caches: true };
const REPLAY_KEYS: KeysOf<RestoreSettings & ReplayOptions> = { ...RESTORE_KEYS, onStep: true };

/** `restoreDuel` for the cards of a library. */
export function duelFromSnapshot(
  library: IndexedPool,
  snapshot: DuelSnapshot,
  given: RestoreSettings = {},
): Duel {
  const settings = checkOptions('settings', given, RESTORE_KEYS);
  const { seed, beginning, choices, facts, chart, whole } = checkSnapshot(snapshot);
  const pool = poolWith(library, settings.cards, 'position' in beginning ? fillers : []);
  const runtime = checkRuntime(settings.runtime, settings.inspect);
  const caches = cachesFor(pool, checkCaches(settings.caches));
  const { game, profile, asking, limits } = chart.context;
  for (const { name } of game.cards) {
    if (!pool.has(name))
      throw new SnapshotError(`Snapshot: unknown card "${name}". Pass its definition in \`cards\`.`);
  }
  checkIntegrity(whole);
  const resources = { pool, caches };
  const context = checkPaused(chart.context, resources);
  const watched = watch({ snapshot: { ...chart, context }, resources }, runtime, settings.inspect);
  return constructDuel(
    watched,
    { seed, beginning, library, pool, runtime, caches, profile, asking, limits },
    pastOf(choices, facts),
  );
}

function applyChoice(duel: Duel, choice: RecordedChoice): void {
  if ('concedes' in choice) duel.concede(choice.player);
  else duel.choose(choice.answer, choice.player);
}

/** `replay` for the cards of a library. */
export function duelFromRecord(
  library: IndexedPool,
  text: string,
  given: RestoreSettings & ReplayOptions = {},
): Duel {
  const settings = checkOptions('settings', given, REPLAY_KEYS);
  const record = parseRecord(text);
  const duel = beginRecorded(library, record, settings);
  const differs = (choice: number, message: string, options?: ErrorOptions) => {
    const pool = poolWith(library, cardsOf(record, settings), 'position' in record.beginning ? fillers : []);
    return replayError(record, pool, duel.log, choice, message, options);
  };
  record.choices.forEach((choice, index) => {
    const { decision } = duel;
    const where = `Choice ${index + 1} of ${record.choices.length}`;
    if (
      !('concedes' in choice) &&
      decision !== undefined &&
      (decision.kind !== choice.kind || decision.player !== choice.player)
    ) {
      throw differs(
        index + 1,
        `${where}: the record has an answer from ${choice.player} to "${choice.kind}", expected one from ${decision.player} to "${decision.kind}".`,
      );
    }
    try {
      applyChoice(duel, choice);
    } catch (cause) {
      if (cause instanceof IllegalChoiceError)
        throw differs(index + 1, `${where}: ${cause.message}`, { cause });
      throw cause;
    }
    settings.onStep?.(duel);
  });
  const wrong = outcomeDifference(duel, record);
  if (wrong !== undefined) throw differs(record.choices.length + 1, `Record: ${wrong}`);
  return duel;
}

/** Options of `replay`. */
export interface ReplayOptions {
  /** Called with the duel at its first decision, and after each choice. */
  readonly onStep?: (duel: Duel) => void;
}

const cardsOf = (
  record: DuelRecord,
  { cards = [] }: Pick<DuelSettings, 'cards'>,
): readonly CardDefinition[] => [...cards, ...record.cards];

function beginRecorded(
  library: IndexedPool,
  record: DuelRecord,
  settings: RestoreSettings & ReplayOptions,
): Duel {
  const { beginning, seed, asking, rules, limits } = record;
  const common: DuelSettings = {
    askEverything: asking.everything,
    concealDecisions: asking.concealed,
    rules: parseRules(rules),
    limits,
    cards: cardsOf(record, settings),
    ...(settings.inspect === undefined ? {} : { inspect: settings.inspect }),
    ...(settings.runtime === undefined ? {} : { runtime: settings.runtime }),
    ...(settings.caches === undefined ? {} : { caches: settings.caches }),
  };
  try {
    const duel = newDuel(
      library,
      'position' in beginning
        ? { ...common, position: beginning.position, seed }
        : { ...common, ...beginning, seed },
    );
    settings.onStep?.(duel);
    return duel;
  } catch (cause) {
    if (cause instanceof TaikiError && cause.code !== 'ENGINE')
      throw new RecordError(`The duel of the record cannot start: ${cause.message}`, { cause });
    throw cause;
  }
}

function parseRules(text: string): Partial<RulesProfile> {
  try {
    const rules: unknown = JSON.parse(text);
    if (isObject(rules)) return rules;
  } catch (cause) {
    throw new RecordError(`Record: expected the rules as JSON, not "${text}".`, { cause });
  }
  throw new RecordError(`Record: expected the rules as a JSON object, not "${text}".`);
}

/** How the end of a replayed duel differs from its record. */
function outcomeDifference(duel: Duel, { result, facts, checksum }: DuelRecord): string | undefined {
  const found = JSON.stringify(duel.result ?? null);
  const wanted = JSON.stringify(result ?? null);
  if (found !== wanted) return `expected the result ${wanted}, but the replayed duel has ${found}.`;
  const { length } = duel.log;
  const sum = logChecks(duel.log).checksum;
  return length === facts && sum === checksum
    ? undefined
    : `expected "log: ${facts} ${checksum}", but the replayed duel has "log: ${length} ${sum}".`;
}
