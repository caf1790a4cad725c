import { checkOptions } from '../../boundary/checkKeys.ts';
import { IllegalChoiceError, OptionsError, TaikiError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import { frozenDecision } from '../../boundary/frozenDecision.ts';
import type { Caches } from '../../effects/state/caches.ts';
import type { Game } from '../../effects/state/game.ts';
import type { Answer, Decision } from '../../effects/state/reported/decisions.ts';
import type { Fact } from '../../effects/state/reported/facts.ts';
import { deepFreeze } from '../../table/deepFreeze.ts';
import { PLAYERS, type Player, type Result, type Seed } from '../../table/nouns.ts';
import { PROBLEMS } from '../../table/sentences/problems.ts';
import type { Viewer } from '../../table/view.ts';
import { answersOf } from '../decisions/answers.ts';
import { checkAnswer } from '../decisions/checkAnswer.ts';
import { cardFor, shownDecision } from '../decisions/shownDecision.ts';
import { logChecks } from '../records/logChecks.ts';
import { printRecord, type RecordedChoice } from '../records/record.ts';
import { type DuelSnapshot, takenSnapshot } from '../records/snapshot.ts';
import type { Inspect } from '../runtime/inspect.ts';
import type { ChartSnapshot, Runtime, RuntimeName } from '../runtime/runtime.ts';
import { checkNumericSeed, checkPlayer, checkViewer } from '../runtime/settings.ts';
import { type DuelView, type Moment, viewOf } from '../views/duelView.ts';
import type { Explanation } from '../views/explain.ts';
import { knownCards } from '../views/knownCards.ts';
import type { KnownFact } from '../views/knownFacts.ts';
import { knownPlaces, seenObjects } from '../views/knownPlaces.ts';
import { knowledgeOf, type PlayerKnowledge } from '../views/playerKnowledge.ts';
import { type Standby, standbyOf } from '../views/standby.ts';
import { concessionFact } from './concessionFact.ts';
import { WATCH_KEYS, type WatchSettings } from './duelOptions.ts';
import { FactLog } from './factLog.ts';
import type { History } from './history.ts';
import type { Listeners } from './listeners.ts';
import { explainAt } from './lookInside.ts';
import { engineFailure, inputOf, type Origin, recordedOrigin } from './origin.ts';
import { type Past, pastOf, withAnswer } from './past.ts';
import { dealerOf, type HiddenKnowledge } from './samples.ts';
import {
  checkObserver,
  type DuelObserver,
  listenerFor,
  type News,
  playerListenerFor,
  type Subscription,
} from './subscription.ts';
import { type Watched, watch } from './watch.ts';

/** Makes a sample of a duel from a seed. */
export type Sampler = (seed: number) => Duel;

/** A duel between `p1` and `p2`. Only `choose` and `concede` change it. */
export class Duel {
  readonly #runtime: Runtime;
  readonly #listeners: Listeners<News>;
  readonly #origin: Origin;
  readonly #choices: History<RecordedChoice>;
  #answered: Past['answered'];
  readonly #log: FactLog;
  /** The number of facts before the last answer. */
  #factsBefore: number;
  /** The caches of the worlds that each viewer knows. */
  readonly #viewCaches: { [V in Viewer]?: Caches } = {};
  /** Whether the charts are processing an answer. */
  #stepping = false;

  /** @internal Users call `createDuel`, `restoreDuel` or `replay`: the package exports the type of a duel only. */
  constructor({ runtime, listeners }: Watched, origin: Origin, past: Past) {
    this.#runtime = runtime;
    this.#listeners = listeners;
    this.#origin = origin;
    this.#choices = past.choices;
    this.#answered = past.answered;
    this.#log = new FactLog(past, origin, (count) => this.#replayFacts(count));
    this.#factsBefore = this.#log.length - lastFacts(runtime);
  }

  /** The dotted path of the current state of the duel chart, such as `turn.attack.declaration.napDeclare`. */
  get state(): string {
    return this.#runtime.state;
  }

  /** The seed of the duel. It determines everything random, so keep it from players until the duel is over. */
  get seed(): Seed {
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
    const shown = shownDecision(this.#openDecision, checkPlayer(player), this.#answered);
    return shown === undefined ? undefined : frozenDecision(shown);
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
    return this.#log.all;
  }

  /**
   * All facts so far as this viewer may know them (400.2): for a player and the spectator without the names and objects of hidden
   * cards and without the choices of others, for the judge all of `log`.
   * @throws {OptionsError} if `viewer` is neither a player nor `spectator` nor `judge`.
   */
  logFor(viewer: Viewer): readonly KnownFact[] {
    return deepFreeze(this.#log.sliceFor(checkViewer(viewer), 0, this.#log.length));
  }

  /**
   * What a player knows besides the view, for agents. It is frozen, and stays as it is when the duel goes on.
   * @throws {OptionsError} if `player` is neither `p1` nor `p2`.
   */
  known(player: Player): PlayerKnowledge<Duel> {
    const viewer = checkPlayer(player);
    const log = this.#log;
    const { length } = log;
    const { game } = this.#runtime.context;
    return knowledgeOf(
      this.#origin.pool,
      () => deepFreeze(log.sliceFor(viewer, 0, length)),
      () => deepFreeze(knownPlaces(log.slice(0, length), game, viewer)),
      () => this.#samplerFor(viewer, length),
    );
  }

  /**
   * Duels as this one may be for all that the player of the open decision knows: the cards that this player does not know are dealt anew
   * among the places where they may lie, each deal equally likely, and what is random later is drawn anew. A sample is on the compiled
   * runtime, can be played and forked, and has no past: its log begins empty, and it has neither record nor snapshot.
   * @returns a function from a seed, a whole number from 0 to 2^53 - 1, to its sample; undefined where the running procedure has drawn at
   *   random already, or has hidden a card that was seen before it.
   * @throws {IllegalChoiceError} if the duel is over.
   */
  sampler(): Sampler | undefined {
    this.#mustBeSettled();
    const decision = this.#openDecision;
    if (decision === undefined)
      throw new IllegalChoiceError('DUEL_OVER', 'The duel is over: there is nothing to sample.');
    const { player: viewer } = decision;
    const log = this.#log;
    return samplerFrom({
      charts: this.#runtime.persist(),
      known: {
        viewer,
        seen: seenObjects(log.slice(0, log.length), viewer),
        certain: knownCards(log.sliceFor(viewer, 0, log.length), viewer),
      },
      origin: this.#origin,
      answered: this.#answered,
    });
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
      throw new IllegalChoiceError('DUEL_OVER', PROBLEMS.over);
    }
    const settled = checkAnswer(decision, answer, player);
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
      throw new IllegalChoiceError(
        'WRONG_PLAYER',
        PROBLEMS.expectedHere('"p1" or "p2"', formatValue(player)),
      );
    if (this.result !== undefined) throw new IllegalChoiceError('DUEL_OVER', PROBLEMS.overConcede);
    const state = this.state;
    this.#step({ player, concedes: true }, () => this.#runtime.send({ type: 'concede', player }));
    const { result } = this;
    this.#publish(result === undefined ? [] : [concessionFact(result, state)]);
  }

  /**
   * Everything that a viewer may know now (400.2): the table, what every card is and may do, what is on standby, the viewer's open
   * decision, and what has just happened. What is not read is not computed.
   * @param viewer a player; `spectator` sees what both players may know; `judge` sees every card.
   * @throws {OptionsError} if `viewer` is invalid.
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
    const before = this.#log.length;
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
      ...this.#log.fork(),
    });
  }

  /**
   * The current state as JSON for `restoreDuel`, frozen. Custom cards are not included.
   * @throws {IllegalChoiceError} if called by an inspector while the charts process an answer.
   */
  snapshot(): DuelSnapshot {
    this.#mustBeSettled();
    this.#mustHavePast('snapshot');
    const { seed, beginning, pool } = this.#origin;
    return takenSnapshot({
      seed,
      beginning,
      choices: this.#choices.toArray(),
      facts: this.#log.length,
      chart: this.#runtime.persist(),
      pool,
    });
  }

  /** The seed, settings, custom cards, decks and choices as text. `replay` needs nothing else to repeat the duel. */
  record(): string {
    this.#mustHavePast('record');
    const { log } = this;
    return printRecord({
      ...recordedOrigin(this.#origin),
      choices: this.#choices.toArray(),
      ...logChecks(log),
      facts: log.length,
      result: this.result,
    });
  }

  /** The present moment as a view shows it at any later time. */
  #moment<V extends Viewer>(viewer: V): Moment<V> {
    const { state } = this.#runtime;
    const { game, triggered, opened, paused, resolving } = this.#runtime.context;
    const { effects, opportunities } = this.#runtime.standby;
    const { pool, profile, caches } = this.#origin;
    const decision = this.#openDecision;
    const log = this.#log;
    const [answered, first, next] = [this.#answered, this.#factsBefore, log.length];
    return {
      viewer,
      state,
      world: { game, pool, profile, caches, reading: undefined },
      caches: this.#cachesFor(viewer),
      standby: () =>
        standbyOf({ context: { triggered, opened, paused, resolving }, standby: { effects, opportunities } }),
      waitingFor: decision?.player,
      decision: () => shownDecision(decision, viewer, answered),
      facts: () => log.sliceFor(viewer, first, next),
    };
  }

  #samplerFor(viewer: Player, length: number): Sampler | undefined {
    if (this.#log.length !== length)
      throw new OptionsError(
        'The duel has gone on. Expected a sampler to be asked for while the decision is open.',
      );
    return this.#openDecision?.player === viewer ? this.sampler() : undefined;
  }

  /** @throws {OptionsError} if this is a sample. */
  #mustHavePast(what: string): void {
    if (this.#origin.sampled !== undefined)
      throw new OptionsError(`A sample has no ${what}: its past is not its own. Expected a duel.`);
  }

  #cachesFor(viewer: Viewer): Caches {
    this.#viewCaches[viewer] ??= this.#origin.caches.fork();
    return this.#viewCaches[viewer];
  }

  #playerListener(observer: DuelObserver<KnownFact>, player: Player): (news: News) => void {
    const known = this.#log.startKnowing(checkPlayer(player));
    known.next(this.log);
    return playerListenerFor(observer, player, known, () => this.decisionFor(player));
  }

  #mustBeSettled(): void {
    if (!this.#stepping) return;
    throw new IllegalChoiceError('BUSY', PROBLEMS.busy);
  }

  #currentNews(): readonly News[] {
    const { decision, result } = this;
    if (result !== undefined) return [{ result }];
    return decision === undefined ? [] : [{ decision }];
  }

  #publish(facts: readonly Fact[]): void {
    this.#factsBefore = this.#log.length;
    this.#log.add(facts);
    if (this.#listeners.isEmpty) this.#listeners.rethrow();
    else this.#listeners.notify([{ facts: deepFreeze([...facts]) }, ...this.#currentNews()]);
  }

  #step(choice: RecordedChoice, send: () => void): void {
    this.#choices.push(choice);
    this.#stepping = true;
    try {
      send();
    } catch (cause) {
      const error = engineFailure(this.#origin, this.#choices.toArray(), cause);
      this.#choices.pop();
      throw error;
    } finally {
      this.#stepping = false;
    }
  }

  #replayFacts(count: number): readonly Fact[] {
    const again = beginDuel({ ...this.#origin, caches: this.#origin.caches.fork() }, undefined);
    for (const choice of this.#choices.toArray()) {
      if (again.#log.length >= count) break;
      applyChoice(again, choice);
    }
    return again.log.slice(0, count);
  }
}

/** What the samples of a duel are made from. */
export interface SampleSource {
  readonly charts: ChartSnapshot;
  readonly known: HiddenKnowledge;
  readonly origin: Origin;
  readonly answered: Past['answered'];
}

const sources = new WeakMap<Sampler, SampleSource>();

/** What a sampler makes its samples from; undefined if it is not that of a duel. */
export const sourceOf = (sampler: Sampler): SampleSource | undefined => sources.get(sampler);

/** A sampler of a duel; undefined where it has none. */
export function samplerFrom(source: SampleSource): Sampler | undefined {
  const { charts, known, origin, answered } = source;
  const deal = dealerOf(charts, known);
  if (deal === undefined) return undefined;
  const past = { ...pastOf([], []), answered };
  const sampler: Sampler = (seed) => {
    const snapshot = deal(checkNumericSeed(seed));
    const caches = origin.caches.fork();
    const resources: Origin = {
      ...origin,
      seed,
      runtime: 'compiled',
      caches,
      sampled: snapshot.context.game,
    };
    return new Duel(watch({ snapshot, resources }, 'compiled', undefined), resources, past);
  };
  sources.set(sampler, source);
  return sampler;
}

/** The number of facts since the last answer of a duel that begins or goes on from a snapshot. A concession is one fact. */
const lastFacts = ({ context: { facts, game } }: Runtime): number =>
  game.result?.reason === 'concession' ? 1 : facts.length;

function* noAnswers(): Generator<Answer, undefined> {}

/** @throws {EngineError} if the engine fails before the first decision. */
export function beginDuel(origin: Origin, inspect: Inspect | undefined): Duel {
  const input = inputOf(origin);
  try {
    const watched = watch({ input }, origin.runtime, inspect);
    const facts = deepFreeze([...watched.runtime.context.facts]);
    return new Duel(watched, origin, pastOf([], facts));
  } catch (cause) {
    throw cause instanceof TaikiError ? cause : engineFailure(origin, [], cause);
  }
}

export function applyChoice(duel: Duel, choice: RecordedChoice): void {
  if ('concedes' in choice) duel.concede(choice.player);
  else duel.choose(choice.answer, choice.player);
}
