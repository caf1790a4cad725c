import { checkOptions, type KeysOf } from '../../boundary/checkKeys.ts';
import { IllegalChoiceError, OptionsError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import type { Duel } from '../../engine/duel/duel.ts';
import { type DuelOptions, type DuelSettings, UNWATCHED_KEYS } from '../../engine/duel/duelOptions.ts';
import { newDuel } from '../../engine/duel/newDuel.ts';
import { checkNumericSeed } from '../../engine/runtime/settings.ts';
import type { DeckInput } from '../../library/deck.ts';
import { fullLibrary } from '../../library/fullLibrary.ts';
import { PLAYERS, type Player, type Result } from '../../table/nouns.ts';
import { askAgent } from '../agents.ts';
import { SEEDS, seedsFrom } from '../seeds.ts';
import { type AgentMaker, setupOf } from '../simulate.ts';
import { defaultEncoder } from './defaultEncoder.ts';
import { type Encoder, emptyObservations, type Observation } from './encoder.ts';
import { type Picks, startPicks, withSlot } from './picks.ts';
import { lengthOf, type ObservationSchema } from './schema.ts';

/** The decks of a duel. */
export type Decks = { readonly [P in Player]: DeckInput };

const ILLEGAL_SLOTS: readonly string[] = ['refuse', 'concede'];

/** Options of `VectorDuels`. */
export interface VectorOptions extends Omit<DuelSettings, 'inspect'> {
  /** The number of duels: a whole number of at least 1. */
  readonly duels: number;
  /** 100.2. The decks of every duel, or of the duel with this number, counted from 0 in the order in which duels begin in a row. */
  readonly decks: Decks | ((episode: number, row: number) => Decks);
  /** A whole number from 0 to 2^53 - 1; 0 by default. Everything follows from it and the slots picked. */
  readonly seed?: number;
  /**
   * The number of the first row; 0 by default. Rows 128 to 255 play the same duels, whether they are stepped by themselves or as
   * rows of all 256: for vectors that are spread over threads or processes.
   */
  readonly firstRow?: number;
  /** 103.4. Who takes the first turn; `alternating` by default: `p1` in the first duel of each row. */
  readonly firstPlayer?: Player | 'alternating';
  /** Agents that play a player, whose decisions are then never open. */
  readonly agents?: { readonly [P in Player]?: AgentMaker };
  /**
   * What a slot does that the mask of its duel does not allow: `refuse`, which is the default, refuses the step; `concede` lets
   * the player concede (104.3), for learners whose slots are not masked.
   */
  readonly illegalSlots?: 'refuse' | 'concede';
  /** What makes the observations; by default with a number for each card of this package. */
  readonly encoder?: Encoder;
}

const KEYS: KeysOf<VectorOptions> = {
  duels: true,
  decks: true,
  seed: true,
  firstRow: true,
  firstPlayer: true,
  agents: true,
  illegalSlots: true,
  encoder: true,
  ...UNWATCHED_KEYS,
};

const MAX_FIRST_ROW = 1_000_000;

/** The options are refused after this many duels in a row in which only agents were asked. */
const MAX_UNASKED = 100;

/** A duel in progress in one row. */
interface Row {
  readonly seeds: Generator<number, never>;
  episode: number;
  duel: Duel;
  agents: { readonly [P in Player]?: ReturnType<AgentMaker> };
  picks: Picks;
}

/**
 * Many duels that are stepped at once, each on the compiled runtime. A step picks one slot in each duel. When a duel ends, the next one
 * begins at once. The arrays are the same objects throughout, and are overwritten by each step: copy what you keep. Row `i` of
 * each belongs to duel `i`.
 */
export class VectorDuels {
  readonly schema: ObservationSchema;
  /** The number of duels. */
  readonly size: number;
  /** The observations of the players who have to pick: as one observation, with a first dimension of `size`. */
  readonly observations: Observation;
  /** Who has to pick: 0 for p1, 1 for p2. */
  readonly players: Uint8Array;
  /** Two for each duel, of p1 and p2, for the last step: 1 for the winner and -1 for the loser if it ended the duel, otherwise 0. */
  readonly rewards: Float32Array;
  /** 1 where the last step ended a duel; its observation is then the first one of the next duel. */
  readonly ended: Uint8Array;
  /** 1 where the last step ended a duel by a limit or an endless loop rather than by the rules of winning. */
  readonly truncated: Uint8Array;
  readonly #options: VectorOptions;
  readonly #encoder: Encoder;
  readonly #firstRow: number;
  readonly #parts: readonly Observation[];
  readonly #results: (Result | undefined)[];
  readonly #ended: (Duel | undefined)[];
  #rows: readonly Row[];

  /**
   * @throws {OptionsError} if an option is invalid, or if agents play both players.
   * @throws {DeckError} if a deck is illegal.
   */
  constructor(given: VectorOptions) {
    const options = checkOptions('options', given, KEYS);
    const { duels, firstRow = 0, agents, illegalSlots = 'refuse', encoder = defaultEncoder() } = options;
    if (!Number.isSafeInteger(duels) || duels < 1)
      throw new OptionsError(`duels: expected a whole number of at least 1, not ${formatValue(duels)}.`);
    if (!Number.isSafeInteger(firstRow) || firstRow < 0 || firstRow > MAX_FIRST_ROW)
      throw new OptionsError(
        `firstRow: expected a whole number from 0 to ${MAX_FIRST_ROW}, not ${formatValue(firstRow)}.`,
      );
    if (PLAYERS.every((player) => agents?.[player] !== undefined))
      throw new OptionsError('agents: expected an agent for one player at most, so that somebody picks.');
    if (!ILLEGAL_SLOTS.includes(illegalSlots))
      throw new OptionsError(
        `illegalSlots: expected "refuse" or "concede", not ${formatValue(illegalSlots)}.`,
      );
    this.#options = options;
    this.#encoder = encoder;
    this.#firstRow = firstRow;
    this.schema = encoder.schema;
    this.size = duels;
    this.observations = emptyObservations(this.schema, duels);
    this.#parts = Array.from({ length: duels }, (_, row) => partOf(this.schema, this.observations, row));
    this.players = new Uint8Array(duels);
    this.rewards = new Float32Array(2 * duels);
    this.ended = new Uint8Array(duels);
    this.truncated = new Uint8Array(duels);
    this.#results = Array.from({ length: duels }, () => undefined);
    this.#ended = Array.from({ length: duels }, () => undefined);
    this.#rows = this.#begin(checkNumericSeed(options.seed ?? 0));
  }

  /** The result of each duel that the last step ended; undefined for the others. */
  get results(): readonly (Result | undefined)[] {
    return [...this.#results];
  }

  /** What a player may know at the end of the duel that the last step ended in this row; undefined if it ended none there. */
  observeEnded(row: number, player: Player): Observation | undefined {
    const duel = this.#ended[row];
    return duel === undefined ? undefined : this.#encoder.observe(duel, player);
  }

  /**
   * Begins all duels again.
   * @param seed as in the options; the one of the options by default.
   */
  reset(seed: number = this.#options.seed ?? 0): void {
    this.#rows = this.#begin(checkNumericSeed(seed));
  }

  /**
   * Picks one slot in each duel.
   * @param slots `size` slots, each allowed by the mask of its duel.
   * @throws {IllegalChoiceError} if a slot is not allowed, unless `illegalSlots` is `concede`; no duel has changed then.
   * @throws {OptionsError} if the number of slots is wrong.
   */
  step(slots: ArrayLike<number>): void {
    if (slots.length !== this.size)
      throw new OptionsError(`slots: expected ${this.size}, one for each duel, not ${slots.length}.`);
    if (this.#options.illegalSlots !== 'concede')
      for (let row = 0; row < this.size; row++) this.#check(row, slots[row]);
    this.rewards.fill(0);
    this.ended.fill(0);
    this.truncated.fill(0);
    this.#rows.forEach((row, index) => {
      this.#results[index] = undefined;
      this.#ended[index] = undefined;
      if (!this.#pick(row, index, slots[index])) this.#end(row, index);
      this.#show(row, index);
    });
  }

  /** @returns whether somebody has to pick then; if not, the duel is over. */
  #pick(row: Row, index: number, slot: number | undefined): boolean {
    if (slot === undefined || !this.#allows(index, slot)) {
      row.duel.concede(row.picks.decision.player);
      return false;
    }
    row.picks = withSlot(row.picks, slot);
    const { answer } = row.picks;
    if (answer === undefined) return true;
    row.duel.choose(answer);
    return runToPick(row);
  }

  #allows(row: number, slot: number): boolean {
    return typeof slot === 'number' && this.#parts[row]?.mask[slot] === 1;
  }

  #check(row: number, slot: number | undefined): void {
    if (slot !== undefined && this.#allows(row, slot)) return;
    const { mask } = this.#parts[row] ?? this.observations;
    const allowed = [...mask].flatMap((one, index) => (one === 1 ? [index] : []));
    throw new IllegalChoiceError(
      'ILLEGAL_CHOICE',
      `slots[${this.#firstRow + row}]: slot ${formatValue(slot)} cannot be picked, expected one of ${allowed.join(', ')}.`,
    );
  }

  #begin(seed: number): readonly Row[] {
    this.rewards.fill(0);
    this.ended.fill(0);
    this.truncated.fill(0);
    this.#results.fill(undefined);
    this.#ended.fill(undefined);
    const seeds = seedsFrom(seed);
    for (let skipped = 0; skipped < this.#firstRow; skipped++) seeds.next();
    return Array.from({ length: this.size }, (_, index) => {
      const row = this.#nextDuel({ seeds: seedsFrom(seeds.next().value), episode: 0 }, index);
      this.#show(row, index);
      return row;
    });
  }

  /** The next duel of a row that asks somebody to pick. */
  #nextDuel({ seeds, episode }: Pick<Row, 'seeds' | 'episode'>, index: number): Row {
    for (let tried = 0; tried < MAX_UNASKED; tried++) {
      const row = this.#newRow(seeds, episode + tried, index);
      if (row !== undefined) return row;
    }
    throw new OptionsError(`agents: ${MAX_UNASKED} duels in a row ended before anybody else had to decide.`);
  }

  #newRow(seeds: Row['seeds'], episode: number, index: number): Row | undefined {
    const {
      duels: _,
      decks,
      agents = {},
      encoder: __,
      illegalSlots: ___,
      firstRow: ____,
      firstPlayer = 'alternating',
      ...settings
    } = this.#options;
    const seed = seeds.next().value;
    const options: DuelOptions = {
      runtime: 'compiled',
      ...settings,
      decks: typeof decks === 'function' ? decks(episode, this.#firstRow + index) : decks,
      seed,
      firstPlayer: firstPlayer === 'alternating' ? (episode % 2 === 0 ? 'p1' : 'p2') : firstPlayer,
    };
    const duel = newDuel(fullLibrary, options);
    const setup = setupOf(options);
    const made = {
      ...(agents.p1 === undefined ? {} : { p1: agents.p1((seed + 1) % SEEDS, setup) }),
      ...(agents.p2 === undefined ? {} : { p2: agents.p2((seed + 2) % SEEDS, setup) }),
    };
    const picks = picksAt(duel, made);
    return picks === undefined ? undefined : { seeds, episode, duel, agents: made, picks };
  }

  #end(row: Row, index: number): void {
    const { result } = row.duel;
    this.#results[index] = result;
    this.#ended[index] = row.duel;
    this.ended[index] = 1;
    this.truncated[index] = result !== undefined && TRUNCATING.includes(result.reason) ? 1 : 0;
    if (result?.winner !== undefined) {
      this.rewards[2 * index] = result.winner === 'p1' ? 1 : -1;
      this.rewards[2 * index + 1] = result.winner === 'p2' ? 1 : -1;
    }
    Object.assign(row, this.#nextDuel({ seeds: row.seeds, episode: row.episode + 1 }, index));
  }

  #show({ duel, picks }: Row, index: number): void {
    const { player } = picks.decision;
    this.players[index] = player === 'p1' ? 0 : 1;
    this.#encoder.encode(duel.view(player), picks, this.#parts[index] ?? this.observations);
  }
}

const TRUNCATING: readonly Result['reason'][] = ['endlessLoop', 'turnLimit', 'decisionLimit'];

/** Lets the agents play until somebody else has to pick; undefined if the duel ends before. */
function picksAt(duel: Duel, agents: Row['agents']): Picks | undefined {
  for (let { decision } = duel; decision !== undefined; { decision } = duel) {
    const { player } = decision;
    const agent = agents[player];
    if (agent === undefined) return startPicks(duel.decisionFor(player) ?? decision);
    duel.choose(askAgent(duel, agent), player);
  }
  return undefined;
}

/** Whether somebody has to pick in this duel; if not, it is over. */
function runToPick(row: Row): boolean {
  const picks = picksAt(row.duel, row.agents);
  if (picks === undefined) return false;
  row.picks = picks;
  return true;
}

/** The part of the arrays that belongs to one duel. */
function partOf({ arrays }: ObservationSchema, all: Observation, row: number): Observation {
  const range = (length: number): readonly [number, number] => [row * length, (row + 1) * length];
  return {
    cards: all.cards.subarray(...range(lengthOf(arrays.cards))),
    globals: all.globals.subarray(...range(lengthOf(arrays.globals))),
    slots: all.slots.subarray(...range(lengthOf(arrays.slots))),
    mask: all.mask.subarray(...range(lengthOf(arrays.mask))),
  };
}
