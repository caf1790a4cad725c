import { type Answer, answerRefusal, type Decision } from '../effects/decisions.ts';
import { type Explanation, explain } from '../effects/explain.ts';
import type { Fact } from '../effects/facts.ts';
import type { Game } from '../effects/game.ts';
import type { RulesProfile, RulesVersion } from '../effects/profile.ts';
import type { Asking } from '../effects/run.ts';
import type { CardDefinition, CardPool } from '../effects/vocabulary.ts';
import type { DuelInput } from '../machines/duel/context.ts';
import { PLAYERS, type Player, type Result } from '../table/nouns.ts';
import { type TableView, viewFor } from '../table/view.ts';
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
import { poolWith } from './pool.ts';
import { checkPosition, fillers, type Position } from './position.ts';
import {
  type Beginning,
  Checksum,
  type DuelRecord,
  parseRecord,
  printRecord,
  type RecordedChoice,
} from './record.ts';
import { type Inspect, pathOf, type Runtime, XStateRuntime } from './runtime.ts';
import { checkFirstPlayer, checkFlag, checkRules, checkSeed } from './settings.ts';
import { shown } from './shown.ts';
import { checkSnapshot, type DuelSnapshot, SNAPSHOT_VERSION } from './snapshot.ts';
import { type Standby, standbyOf } from './standby.ts';

/** What every duel may be told, however it begins. */
export interface DuelSettings {
  /** Own cards, besides those that come with the engine. */
  readonly cards?: readonly CardDefinition[];
  /** A version of the rules, or points on which versions differ; the recommended reading when not given. */
  readonly rules?: Partial<RulesProfile> | RulesVersion;
  /** Decisions with exactly one possible answer are asked too. */
  readonly askEverything?: boolean;
  /** A player is asked to declare wherever somebody in their place could, so that a pause tells the opponent nothing. */
  readonly concealDecisions?: boolean;
  /** Sees every actor, event and step of the charts, as XState's `inspect` option does. */
  readonly inspect?: Inspect;
}

export interface DuelOptions extends DuelSettings {
  /** 100.2. Forty card names each, or decks parsed from text. */
  readonly decks: { readonly [P in Player]: DeckInput };
  /** A whole number from 0 to 2^53 - 1. The same seed, decks and choices give the same duel. */
  readonly seed?: number;
  /** 103.4. Who takes the first turn; `p1` when not given. */
  readonly firstPlayer?: Player;
}

export interface PositionOptions extends DuelSettings {
  readonly position: Position;
  readonly seed?: number;
}

interface Origin {
  readonly seed: number;
  readonly beginning: Beginning;
  readonly pool: CardPool;
  readonly profile: RulesProfile;
  readonly asking: Asking;
}

/** A game of Duel Masters between `p1` and `p2`. It only ever changes by `choose` and `concede`. */
export class Duel {
  readonly #runtime: Runtime;
  readonly #origin: Origin;
  readonly #choices: RecordedChoice[];
  /** Facts since this object was made, and how many there were before. */
  readonly #facts: Fact[] = [];
  #before: readonly Fact[] | number;

  /** @internal Use `createDuel`, `restoreDuel` or `fork`. */
  constructor(
    runtime: Runtime,
    origin: Origin,
    choices: readonly RecordedChoice[],
    before: readonly Fact[] | number,
  ) {
    this.#runtime = runtime;
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

  /** The whole state of play. It hides nothing: give players a `view`. */
  get game(): Game {
    return this.#runtime.context.game;
  }

  /** What waits on standby now (603.3). It hides nothing. */
  get standby(): Standby {
    return standbyOf(this.#runtime.context, this.#runtime.persist());
  }

  /**
   * Answers the open decision by the index of an option, or several.
   * @param answer an index, or a list of different indexes; `[]` chooses nothing where that is allowed.
   * @param player who answers, where the caller wants that checked.
   * @throws {IllegalChoiceError} for what is no answer; the duel is as it was.
   */
  choose(answer: number | Answer, player?: Player): void {
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
    this.#facts.push(...this.#runtime.context.facts);
  }

  /**
   * 104.3. A player gives up at any time.
   * @throws {IllegalChoiceError} when the duel is over.
   */
  concede(player: Player): void {
    if (!PLAYERS.includes(player))
      throw new IllegalChoiceError('WRONG_PLAYER', `Expected "p1" or "p2", not ${shown(player)}.`);
    if (this.result !== undefined)
      throw new IllegalChoiceError('DUEL_OVER', 'The duel is over: nobody can concede.');
    const state = this.state;
    this.#step({ player, concedes: true }, () => this.#runtime.send({ type: 'concede', player }));
    const { result } = this;
    if (result !== undefined) this.#facts.push({ kind: 'duelEnded', result, state, rule: '104.3' });
  }

  /** What this player may know of the table (400.2). */
  view(player: Player): TableView {
    if (!PLAYERS.includes(player)) throw new OptionsError(`Expected "p1" or "p2", not ${shown(player)}.`);
    return viewFor(this.#runtime.context.game, player);
  }

  /**
   * What the player who decides now might expect to be able to do and cannot, each with the reason and the number of the
   * rule. It tells that player nothing that they may not know. Empty when the duel is over.
   */
  explain(): readonly Explanation[] {
    const { context } = this.#runtime;
    const { decision } = this;
    if (decision === undefined) return [];
    const open = decision.kind === 'declareUsage' ? (context.next?.opportunities ?? []) : [];
    return explain(
      context,
      decision,
      open.flatMap(({ player, event }) => (player === decision.player ? [event] : [])),
    );
  }

  /** An independent duel that goes on from here. */
  fork(): Duel {
    const { pool } = this.#origin;
    const runtime = new XStateRuntime({ snapshot: this.#runtime.persist(), pool }, undefined);
    const before = typeof this.#before === 'number' && this.#facts.length === 0 ? this.#before : this.log;
    return new Duel(runtime, this.#origin, this.#choices, before);
  }

  /** This moment as JSON; `restoreDuel` goes on from there. */
  snapshot(): DuelSnapshot {
    const { seed, beginning } = this.#origin;
    const before = typeof this.#before === 'number' ? this.#before : this.#before.length;
    return {
      taiki: SNAPSHOT_VERSION,
      seed,
      beginning,
      choices: [...this.#choices],
      facts: before + this.#facts.length,
      machine: this.#runtime.persist(),
    };
  }

  /** Seed, decks and choices as text; `replay` gives the same duel. */
  record(): string {
    const { seed, beginning, asking, profile } = this.#origin;
    const checksum = new Checksum();
    for (const fact of this.log) checksum.add(fact);
    return printRecord({
      seed,
      beginning,
      asking,
      rules: printRules(profile),
      choices: this.#choices,
      facts: checksum.count,
      checksum: checksum.value,
      result: this.result,
    });
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
    try {
      send();
    } catch (cause) {
      const text = printRecord({
        seed: this.#origin.seed,
        beginning: this.#origin.beginning,
        asking: this.#origin.asking,
        rules: printRules(this.#origin.profile),
        choices: this.#choices,
        facts: 0,
        checksum: '0'.repeat(16),
        result: undefined,
      });
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new EngineError(`The engine failed: ${message} The record below reproduces it.\n${text}`, text, {
        cause,
      });
    }
  }

  #replayFacts(count: number): readonly Fact[] {
    const again = begin(this.#origin, undefined);
    for (const choice of this.#choices) {
      if (again.log.length >= count) break;
      applyChoice(again, choice);
    }
    return again.log.slice(0, count);
  }
}

const printRules = (profile: RulesProfile): string => JSON.stringify(profile);

const originOf = (beginning: Beginning, seed: number, pool: CardPool, settings: DuelSettings): Origin => ({
  beginning,
  seed,
  pool,
  profile: checkRules(settings.rules),
  asking: {
    everything: checkFlag('askEverything', settings.askEverything),
    concealed: checkFlag('concealDecisions', settings.concealDecisions),
  },
});

function inputOf({ beginning, seed, pool, profile, asking }: Origin): DuelInput {
  if ('position' in beginning) {
    const { position } = beginning;
    return { game: gameFromPosition(position, seed, pool), pool, profile, asking, startAt: position.step };
  }
  return {
    game: gameFromDecks(beginning.decks, beginning.firstPlayer, seed),
    pool,
    profile,
    asking,
    startAt: 'opening',
  };
}

function begin(origin: Origin, inspect: Inspect | undefined): Duel {
  const runtime = new XStateRuntime({ input: inputOf(origin) }, inspect);
  return new Duel(runtime, origin, [], runtime.context.facts);
}

/**
 * A new duel, at its first decision.
 * @throws {DeckError} for a deck that may not be played; {OptionsError} for an option that is not one.
 */
export function createDuel(options: DuelOptions | PositionOptions): Duel {
  if (typeof options !== 'object' || options === null || !('decks' in options || 'position' in options)) {
    throw new OptionsError('Expected options such as { decks: { p1, p2 }, seed: 7 }.');
  }
  const seed = checkSeed(options.seed);
  if ('position' in options) {
    const pool = poolWith(options.cards, fillers);
    const position = checkPosition(options.position);
    return begin(originOf({ position }, seed, pool, options), options.inspect);
  }
  const pool = poolWith(options.cards);
  const firstPlayer = checkFirstPlayer(options.firstPlayer);
  const { p1, p2 } = options.decks ?? {};
  const decks = { p1: checkDeck(p1, pool, 'p1'), p2: checkDeck(p2, pool, 'p2') };
  return begin(originOf({ decks, firstPlayer }, seed, pool, options), options.inspect);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * A duel that goes on from a snapshot, also from one that went through JSON.
 * @throws {SnapshotError} for what is no snapshot, or one of another version.
 */
export function restoreDuel(
  snapshot: DuelSnapshot,
  settings: Pick<DuelSettings, 'cards' | 'inspect'> = {},
): Duel {
  const { seed, beginning, choices, facts, machine } = checkSnapshot(snapshot);
  const pool = poolWith(settings.cards, 'position' in beginning ? fillers : []);
  const runtime = restoredRuntime(machine, pool, settings.inspect);
  const { game, profile, asking } = runtime.context;
  for (const { name } of game.cards) {
    if (!pool.has(name))
      throw new SnapshotError(
        `This snapshot holds "${name}", which is no known card: hand it in as one of \`cards\`.`,
      );
  }
  return new Duel(runtime, { seed, beginning, pool, profile, asking }, choices, facts);
}

function restoredRuntime(machine: object, pool: CardPool, inspect: Inspect | undefined): Runtime {
  try {
    const runtime = new XStateRuntime({ snapshot: machine, pool }, inspect);
    const wanted = pathOf('value' in machine ? machine.value : undefined);
    if (runtime.state !== wanted) throw new Error(`it is in the state ${shown(wanted)}, which there is not`);
    return runtime;
  } catch (cause) {
    throw new SnapshotError(
      `This snapshot cannot be restored: ${cause instanceof Error ? cause.message : String(cause)}.`,
      { cause },
    );
  }
}

function applyChoice(duel: Duel, choice: RecordedChoice): void {
  if ('concedes' in choice) duel.concede(choice.player);
  else duel.choose(choice.answer, choice.player);
}

/**
 * The duel of a record, played again to where the record ends.
 * @throws {RecordError} for a record that cannot be read, that was changed, or that does not come out as it says.
 */
export function replay(
  text: string,
  settings: Pick<DuelSettings, 'cards' | 'inspect'> & ReplayOptions = {},
): Duel {
  const record = parseRecord(text);
  const duel = beginRecorded(record, settings);
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

export interface ReplayOptions {
  /** Called after the beginning and after each choice. */
  readonly onStep?: (duel: Duel) => void;
}

function beginRecorded(
  record: DuelRecord,
  settings: Pick<DuelSettings, 'cards' | 'inspect'> & ReplayOptions,
): Duel {
  const { beginning, seed, asking, rules } = record;
  const common: DuelSettings = {
    askEverything: asking.everything,
    concealDecisions: asking.concealed,
    rules: parseRules(rules),
    ...(settings.cards === undefined ? {} : { cards: settings.cards }),
    ...(settings.inspect === undefined ? {} : { inspect: settings.inspect }),
  };
  try {
    const duel = createDuel(
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
