import type { CardDefinition } from '../effects/language/vocabulary.ts';
import type { Explanation } from '../effects/questions/explain.ts';
import type { Caches } from '../effects/state/caches.ts';
import { type Answer, type Asking, answerRefusal, type Decision } from '../effects/state/decisions.ts';
import type { Fact } from '../effects/state/facts.ts';
import type { Game } from '../effects/state/game.ts';
import { type DuelLimits, defaultLimits } from '../effects/state/limits.ts';
import type { RulesProfile, RulesVersion } from '../effects/state/profile.ts';
import { type DuelInput, resourcesWith } from '../machines/duel/context.ts';
import { PLAYERS, type Player, type Result } from '../table/nouns.ts';
import { type Seen, type TableView, viewFor } from '../table/view.ts';
import { answersOf } from './answers.ts';
import { checkDeck, type DeckInput } from './deck.ts';
import {
  EngineError,
  IllegalChoiceError,
  OptionsError,
  RecordError,
  SnapshotError,
  TaikiError,
} from './errors.ts';
import { gameFromDecks, gameFromPosition } from './games.ts';
import { type Inspect, isolateInspectorErrors } from './inspect.ts';
import { type KnownFact, knownFacts } from './knownFacts.ts';
import { Listeners } from './listeners.ts';
import { explainAt } from './lookInside.ts';
import { cachesFor, type IndexedPool, ownCards, poolWith } from './pool.ts';
import { checkPosition, fillers, type Position } from './position.ts';
import {
  type Beginning,
  Checksum,
  type DuelRecord,
  parseRecord,
  printRecord,
  type RecordedChoice,
} from './record.ts';
import type { Runtime, RuntimeStart } from './runtime.ts';
import {
  checkCaches,
  checkFirstPlayer,
  checkFlag,
  checkLimits,
  checkPlayer,
  checkRules,
  checkSeed,
} from './settings.ts';
import { shown } from './shown.ts';
import { checkSnapshot, type DuelSnapshot, SNAPSHOT_VERSION } from './snapshot.ts';
import { type Standby, standbyOf } from './standby.ts';
import {
  type DuelObserver,
  type News,
  type Subscription,
  tellingAll,
  tellingPlayer,
} from './subscription.ts';
import { XStateRuntime } from './xstateRuntime.ts';

/** What a duel may be told however it comes about. */
export interface WatchSettings {
  /**
   * Sees every actor, event, microstep and action of the charts, as XState's `inspect` option does, and every guard that is
   * asked. It hides nothing.
   */
  readonly inspect?: Inspect;
}

/** What every duel may be told, however it begins. */
export interface DuelSettings extends WatchSettings {
  /** Own cards, besides those of the engine. */
  readonly cards?: readonly CardDefinition[];
  /** A version of the rules, or points on which versions differ; the recommended reading when not given. */
  readonly rules?: Partial<RulesProfile> | RulesVersion;
  /** Decisions with exactly one possible answer are asked too. */
  readonly askEverything?: boolean;
  /**
   * Whether and when a player is asked depends only on what the opponent may know of them, so that a pause tells nothing:
   * to declare wherever somebody who holds as many cards could, in the main step, in a search. Where there is nothing to
   * choose, the only option is to pass.
   */
  readonly concealDecisions?: boolean;
  /** How long the duel may go on before it ends with no winner; the usual limits when not given. */
  readonly limits?: Partial<DuelLimits>;
  /** For tests: `'off'` works out every answer anew. The duel is the same, only slower. `'on'` when not given. */
  readonly caches?: 'on' | 'off';
}

/** A duel from its start (103). */
export interface DuelOptions extends DuelSettings {
  /** 100.2. Forty card names each, or decks parsed from text. */
  readonly decks: { readonly [P in Player]: DeckInput };
  /** A whole number from 0 to 2^53 - 1. The same seed, decks and choices give the same duel. */
  readonly seed?: number;
  /** 103.4. Who takes the first turn; `p1` when not given. */
  readonly firstPlayer?: Player;
}

/** A duel from a position, at the start of a step. */
export interface PositionOptions extends DuelSettings {
  readonly position: Position;
  readonly seed?: number;
}

interface Origin {
  readonly seed: number;
  readonly beginning: Beginning;
  /** The cards of the engine that began the duel, without own cards. */
  readonly library: IndexedPool;
  readonly pool: IndexedPool;
  readonly caches: Caches;
  readonly profile: RulesProfile;
  readonly asking: Asking;
  readonly limits: DuelLimits;
}

/** Duels are made in this file only. */
let made: (
  watched: Watched,
  origin: Origin,
  choices: readonly RecordedChoice[],
  before: readonly Fact[] | number,
) => Duel;

/** A game of Duel Masters between `p1` and `p2`. It only ever changes by `choose` and `concede`. */
export class Duel {
  readonly #runtime: Runtime;
  readonly #listeners: Listeners<News>;
  readonly #origin: Origin;
  readonly #choices: RecordedChoice[];
  /** Facts since this object was made, and how many there were before. */
  readonly #facts: Fact[] = [];
  #before: readonly Fact[] | number;
  /** What each player saw when they last looked. */
  readonly #seen: { [P in Player]?: Seen } = {};
  /** An answer is on its way through the charts. */
  #stepping = false;

  static {
    made = (watched, origin, choices, before) => new Duel(watched, origin, choices, before);
  }

  private constructor(
    { runtime, listeners }: Watched,
    origin: Origin,
    choices: readonly RecordedChoice[],
    before: readonly Fact[] | number,
  ) {
    this.#runtime = runtime;
    this.#listeners = listeners;
    this.#origin = origin;
    this.#choices = [...choices];
    this.#before = before;
  }

  /** The dotted path of the state of the chart that the duel is in, such as `turn.attack.declaration.napDeclare`. */
  get state(): string {
    return this.#runtime.state;
  }

  /** Who must choose what now; undefined when the duel is over. */
  get decision(): Decision | undefined {
    return this.#runtime.context.game.result === undefined ? this.#runtime.context.decision : undefined;
  }

  /** How the duel ended; undefined while it goes on. */
  get result(): Result | undefined {
    return this.#runtime.context.game.result;
  }

  /** Everything that has happened, in order, each fact with the state and the number of the rule. It hides nothing. */
  get log(): readonly Fact[] {
    if (typeof this.#before === 'number') this.#before = this.#replayFacts(this.#before);
    return [...this.#before, ...this.#facts];
  }

  /**
   * What this player may know of everything that has happened (400.2): names and objects of hidden cards are withheld, and
   * what the opponent chose is left out.
   * @throws {OptionsError} for what is no player.
   */
  logFor(player: Player): readonly KnownFact[] {
    return knownFacts(this.log, checkPlayer(player));
  }

  /** The whole state of play. It hides nothing: give players a `view`. */
  get game(): Game {
    return this.#runtime.context.game;
  }

  /** What waits on standby now (603.3). It hides nothing. */
  get standby(): Standby {
    return standbyOf(this.#runtime);
  }

  /**
   * Answers the open decision by the index of an option, or several.
   * @param answer an index, or a list of different indexes; `[]` chooses nothing where that is allowed.
   * @param player who answers, where the caller wants that checked.
   * @throws {IllegalChoiceError} for what is no answer; the duel is as it was.
   * @throws {ListenerError} when a listener or an inspector has thrown; the choice was made.
   */
  choose(answer: number | Answer, player?: Player): void {
    this.#mustBeSettled();
    const { decision } = this;
    if (decision === undefined) {
      throw new IllegalChoiceError('DUEL_OVER', 'The duel is over: there is nothing to choose.');
    }
    if (player !== undefined && player !== decision.player) {
      throw new IllegalChoiceError(
        'WRONG_PLAYER',
        `It is ${decision.player} who must choose now, not ${shown(player)}.`,
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
    const settled = decision.ordered ? indexes : [...indexes].sort((a, b) => a - b);
    this.#step({ player: decision.player, kind: decision.kind, answer: settled }, () =>
      this.#runtime.send({ type: 'choose', answer: settled }),
    );
    this.#happened(this.#runtime.context.facts);
  }

  /**
   * Every legal answer to the open decision, each once, as `answersOf` orders them; none when the duel is over. They are
   * made as they are asked for, and stay those of this decision while the duel goes on.
   */
  legalChoices(): Generator<Answer, undefined> {
    const { decision } = this;
    return decision === undefined ? noAnswers() : answersOf(decision);
  }

  /**
   * 104.3. A player gives up at any time.
   * @throws {IllegalChoiceError} when the duel is over.
   * @throws {ListenerError} when a listener or an inspector has thrown; the player has conceded.
   */
  concede(player: Player): void {
    this.#mustBeSettled();
    if (!PLAYERS.includes(player))
      throw new IllegalChoiceError('WRONG_PLAYER', `Expected "p1" or "p2", not ${shown(player)}.`);
    if (this.result !== undefined)
      throw new IllegalChoiceError('DUEL_OVER', 'The duel is over: nobody can concede.');
    const state = this.state;
    this.#step({ player, concedes: true }, () => this.#runtime.send({ type: 'concede', player }));
    const { result } = this;
    this.#happened(result === undefined ? [] : [{ kind: 'duelEnded', result, state, rule: '104.3' }]);
  }

  /**
   * What this player may know of the table (400.2).
   * @throws {OptionsError} for what is no player.
   */
  view(player: Player): TableView {
    const { game } = this.#runtime.context;
    const view = viewFor(game, checkPlayer(player), this.#seen[player]);
    this.#seen[player] = { table: game, view };
    return view;
  }

  /**
   * Tells an observer the decision that is open now, and from then on what happens as it happens: first the facts, then the
   * decision that is open then, or the end. Of a duel that is over it tells the end at once.
   *
   * The observer may call anything of the duel, also `choose`: what comes of it is told after what is being told. What it
   * throws does no harm: everybody else is told, and then the call that made it happen throws a `ListenerError`.
   * @param scope with `player`, the observer is told only what this player may know (as `logFor`), and only the decisions of
   *   this player.
   * @throws {OptionsError} for what is no observer or no player.
   * @throws {ListenerError} when the observer throws at the decision that is open now; it is not subscribed then.
   */
  subscribe(observer: DuelObserver): Subscription;
  subscribe(observer: DuelObserver<KnownFact>, scope: { readonly player: Player }): Subscription;
  subscribe(
    observer: DuelObserver | DuelObserver<KnownFact>,
    scope?: { readonly player: Player },
  ): Subscription {
    if (!isObject(observer)) {
      throw new OptionsError(
        `An observer is an object such as { facts, decision, end }, not ${shown(observer)}.`,
      );
    }
    const tell =
      scope === undefined
        ? tellingAll(observer as DuelObserver)
        : tellingPlayer(observer as DuelObserver<KnownFact>, checkPlayer(scope.player));
    const isStale = (news: News) => 'decision' in news && news.decision.id !== this.decision?.id;
    const unsubscribe = this.#listeners.add((news) => {
      if (!isStale(news)) tell(news);
    }, this.#standing());
    return { unsubscribe };
  }

  /**
   * What the player who decides now might expect to be able to do and cannot, each with the reason and the number of the
   * rule. It tells that player nothing that they may not know. Empty when the duel is over.
   */
  explain(): readonly Explanation[] {
    return explainAt(this.#runtime.context);
  }

  /**
   * An independent duel that goes on from here. Nobody listens to it yet, and it has no inspector but its own.
   * @throws {IllegalChoiceError} in the middle of a step.
   */
  fork({ inspect }: WatchSettings = {}): Duel {
    this.#mustBeSettled();
    const origin = { ...this.#origin, caches: this.#origin.caches.fork() };
    const resources = resourcesWith(origin.pool, origin.caches);
    const watched = watch({ snapshot: this.#runtime.persist(), resources }, inspect);
    const before = typeof this.#before === 'number' && this.#facts.length === 0 ? this.#before : this.log;
    return new Duel(watched, origin, this.#choices, before);
  }

  /**
   * This moment as JSON; `restoreDuel` goes on from there.
   * @throws {IllegalChoiceError} in the middle of a step.
   */
  snapshot(): DuelSnapshot {
    this.#mustBeSettled();
    const { seed, beginning } = this.#origin;
    const before = typeof this.#before === 'number' ? this.#before : this.#before.length;
    return {
      taiki: SNAPSHOT_VERSION,
      seed,
      beginning,
      choices: [...this.#choices],
      facts: before + this.#facts.length,
      ...this.#runtime.persist(),
    };
  }

  /** Seed, own cards, decks and choices as text; `replay` gives the same duel, with nothing else. */
  record(): string {
    const checksum = new Checksum();
    for (const fact of this.log) checksum.add(fact);
    return printRecord({
      ...recordedOrigin(this.#origin),
      choices: this.#choices,
      facts: checksum.count,
      checksum: checksum.value,
      result: this.result,
    });
  }

  #mustBeSettled(): void {
    if (!this.#stepping) return;
    throw new IllegalChoiceError(
      'BUSY',
      'The duel is in the middle of a step: an inspector can only look. Wait for the decision that follows.',
    );
  }

  #standing(): readonly News[] {
    const { decision, result } = this;
    if (result !== undefined) return [{ result }];
    return decision === undefined ? [] : [{ decision }];
  }

  #happened(facts: readonly Fact[]): void {
    this.#facts.push(...facts);
    this.#listeners.notify([{ facts }, ...this.#standing()]);
  }

  #indexes(answer: number | Answer, decision: Decision): Answer {
    const indexes: unknown = typeof answer === 'number' ? [answer] : answer;
    if (Array.isArray(indexes) && indexes.every((index) => typeof index === 'number')) return indexes;
    throw new IllegalChoiceError(
      'ILLEGAL_CHOICE',
      `Decision ${decision.id} (${decision.kind}): expected an index or a list of indexes, not ${shown(answer)}.`,
    );
  }

  #step(choice: RecordedChoice, send: () => void): void {
    this.#choices.push(choice);
    this.#stepping = true;
    try {
      send();
    } catch (cause) {
      throw failure(this.#origin, this.#choices, cause);
    } finally {
      this.#stepping = false;
    }
  }

  #replayFacts(count: number): readonly Fact[] {
    const again = begin({ ...this.#origin, caches: this.#origin.caches.fork() }, undefined);
    for (const choice of this.#choices) {
      if (again.log.length >= count) break;
      applyChoice(again, choice);
    }
    return again.log.slice(0, count);
  }
}

function* noAnswers(): Generator<Answer, undefined> {}

const unusual = (limits: DuelLimits): Partial<DuelLimits> =>
  Object.fromEntries(
    Object.entries(limits).filter(([name, limit]) => limit !== defaultLimits[name as keyof DuelLimits]),
  );

const recordedOrigin = ({ seed, beginning, asking, limits, profile, library, pool }: Origin) => ({
  seed,
  beginning,
  asking,
  rules: JSON.stringify(profile),
  limits: unusual(limits),
  cards: ownCards(pool, library, 'position' in beginning ? fillers : []),
});

/** A mistake of the engine, with the record that reproduces it. */
function failure(origin: Origin, choices: readonly RecordedChoice[], cause: unknown): EngineError {
  const text = printRecord({
    ...recordedOrigin(origin),
    choices,
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
  caches: cachesFor(pool, checkCaches(settings.caches)),
  profile: checkRules(settings.rules),
  asking: {
    everything: checkFlag('askEverything', settings.askEverything),
    concealed: checkFlag('concealDecisions', settings.concealDecisions),
  },
  limits: checkLimits(settings.limits),
});

function inputOf({ beginning, seed, pool, caches, profile, asking, limits }: Origin): DuelInput {
  const settings = { ...resourcesWith(pool, caches), profile, asking, limits };
  if ('position' in beginning) {
    const { position } = beginning;
    return { game: gameFromPosition(position, seed, pool), ...settings, startAt: position.step };
  }
  return {
    game: gameFromDecks(beginning.decks, beginning.firstPlayer, seed),
    ...settings,
    startAt: 'opening',
  };
}

/** A runtime, and the listeners of its duel. */
interface Watched {
  readonly runtime: Runtime;
  readonly listeners: Listeners<News>;
}

/** @throws {ListenerError} when the inspector throws at once. */
function watch(start: RuntimeStart, inspect: Inspect | undefined): Watched {
  const listeners = new Listeners<News>();
  const runtime = new XStateRuntime(start, isolateInspectorErrors(inspect, listeners.recordFailure));
  listeners.rethrow();
  return { runtime, listeners };
}

function begin(origin: Origin, inspect: Inspect | undefined): Duel {
  const input = inputOf(origin);
  try {
    const watched = watch({ input }, inspect);
    return made(watched, origin, [], watched.runtime.context.facts);
  } catch (cause) {
    throw cause instanceof TaikiError ? cause : failure(origin, [], cause);
  }
}

/** `createDuel` with the cards of a library. */
export function newDuel(library: IndexedPool, options: DuelOptions | PositionOptions): Duel {
  if (typeof options !== 'object' || options === null || !('decks' in options || 'position' in options)) {
    throw new OptionsError('Expected options such as { decks: { p1, p2 }, seed: 7 }.');
  }
  const seed = checkSeed(options.seed);
  if ('position' in options) {
    const pool = poolWith(library, options.cards, fillers);
    const position = checkPosition(options.position);
    return begin(originOf({ position }, seed, { library, pool }, options), options.inspect);
  }
  const pool = poolWith(library, options.cards);
  const firstPlayer = checkFirstPlayer(options.firstPlayer);
  const { p1, p2 } = options.decks ?? {};
  const decks = { p1: checkDeck(p1, pool, 'p1'), p2: checkDeck(p2, pool, 'p2') };
  return begin(originOf({ decks, firstPlayer }, seed, { library, pool }, options), options.inspect);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** `restoreDuel` with the cards of a library. */
export function duelFromSnapshot(
  library: IndexedPool,
  snapshot: DuelSnapshot,
  settings: Pick<DuelSettings, 'cards' | 'inspect' | 'caches'> = {},
): Duel {
  const { seed, beginning, choices, facts, chart } = checkSnapshot(snapshot);
  const pool = poolWith(library, settings.cards, 'position' in beginning ? fillers : []);
  const caches = cachesFor(pool, checkCaches(settings.caches));
  const { game, profile, asking, limits } = chart.context;
  for (const { name } of game.cards) {
    if (!pool.has(name))
      throw new SnapshotError(
        `This snapshot holds "${name}", which is no known card: hand it in as one of \`cards\`.`,
      );
  }
  const watched = watch({ snapshot: chart, resources: resourcesWith(pool, caches) }, settings.inspect);
  return made(watched, { seed, beginning, library, pool, caches, profile, asking, limits }, choices, facts);
}

function applyChoice(duel: Duel, choice: RecordedChoice): void {
  if ('concedes' in choice) duel.concede(choice.player);
  else duel.choose(choice.answer, choice.player);
}

/** `replay` with the cards of a library. */
export function duelFromRecord(
  library: IndexedPool,
  text: string,
  settings: Pick<DuelSettings, 'cards' | 'inspect' | 'caches'> & ReplayOptions = {},
): Duel {
  const record = parseRecord(text);
  const duel = beginRecorded(library, record, settings);
  record.choices.forEach((choice, index) => {
    const { decision } = duel;
    const where = `Choice ${index + 1} of ${record.choices.length}`;
    if (
      !('concedes' in choice) &&
      decision !== undefined &&
      (decision.kind !== choice.kind || decision.player !== choice.player)
    ) {
      throw new RecordError(
        `${where}: the record has ${choice.player} answer "${choice.kind}", but ${decision.player} is asked "${decision.kind}".`,
      );
    }
    try {
      applyChoice(duel, choice);
    } catch (cause) {
      if (cause instanceof IllegalChoiceError) throw new RecordError(`${where}: ${cause.message}`, { cause });
      throw cause;
    }
    settings.onStep?.(duel);
  });
  checkOutcome(duel, record);
  return duel;
}

/** How a record is played again. */
export interface ReplayOptions {
  /** Called after the beginning and after each choice. */
  readonly onStep?: (duel: Duel) => void;
}

function beginRecorded(
  library: IndexedPool,
  record: DuelRecord,
  settings: Pick<DuelSettings, 'cards' | 'inspect' | 'caches'> & ReplayOptions,
): Duel {
  const { beginning, seed, asking, rules, limits } = record;
  const common: DuelSettings = {
    askEverything: asking.everything,
    concealDecisions: asking.concealed,
    rules: parseRules(rules),
    limits,
    cards: [...(settings.cards ?? []), ...record.cards],
    ...(settings.inspect === undefined ? {} : { inspect: settings.inspect }),
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
      throw new RecordError(`The record cannot begin: ${cause.message}`, { cause });
    throw cause;
  }
}

function parseRules(text: string): Partial<RulesProfile> {
  try {
    const rules: unknown = JSON.parse(text);
    if (isObject(rules)) return rules;
  } catch (cause) {
    throw new RecordError(`The rules of the record cannot be read: "${text}".`, { cause });
  }
  throw new RecordError(`The rules of the record are not an object: "${text}".`);
}

function checkOutcome(duel: Duel, { result, facts, checksum }: DuelRecord): void {
  const found = JSON.stringify(duel.result ?? null);
  const wanted = JSON.stringify(result ?? null);
  if (found !== wanted)
    throw new RecordError(`The record says that it ended with ${wanted}, but the duel ends with ${found}.`);
  const sum = new Checksum();
  for (const fact of duel.log) sum.add(fact);
  if (sum.count !== facts || sum.value !== checksum) {
    throw new RecordError(
      `The log does not come out as recorded: ${sum.count} facts (${sum.value}) instead of ${facts} (${checksum}). The record was changed, or the rules were.`,
    );
  }
}
