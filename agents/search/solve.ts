import { checkOptions, type KeysOf } from '../../boundary/checkKeys.ts';
import { checksumOf } from '../../boundary/checksum.ts';
import { OptionsError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import type { Answer, Decision } from '../../effects/state/reported/decisions.ts';
import { answersOf } from '../../engine/decisions/answers.ts';
import type { Duel } from '../../engine/duel/duel.ts';
import type { PlacedCard, Position } from '../../engine/records/position.ts';
import { opponentOf, type Player } from '../../table/nouns.ts';
import type { CreateFromPosition } from './samples.ts';

/** Options of `solve`. */
export interface SolveOptions {
  readonly position: Position;
  /** Custom cards. */
  readonly cards?: readonly CardDefinition[];
  /** The maximum number of answers to try before giving up; 50000 by default. */
  readonly limit?: number;
}

const KEYS: KeysOf<SolveOptions> = { position: true, cards: true, limit: true };
const DEFAULT_LIMIT = 50_000;
const MAX_ORDERS = 120;

/** A choice of a line, with the rule that asks for it. */
export interface SolvedChoice {
  readonly player: Player;
  readonly choice: string;
  readonly rule: string;
}

/** What to do in one place of a line, and how it goes on for each thing that the opponent may do or show. */
export interface SolvedLine {
  readonly choice: SolvedChoice;
  /** In how many of the orders that are still possible here it wins. */
  readonly wins: number;
  readonly of: number;
  readonly branches: readonly SolvedBranch[];
}

/** How a line goes on after the answers of the opponent, which the active player sees. */
export interface SolvedBranch {
  /** What the opponent answers; several lists if the active player cannot distinguish them. */
  readonly replies: readonly (readonly SolvedChoice[])[];
  readonly ends: 'win' | 'noWin' | undefined;
  /** What to do next; undefined at an end. */
  readonly next: SolvedLine | undefined;
}

/** An answer that does not win, and how the opponent refutes it. */
export interface Refutation {
  readonly choice: SolvedChoice;
  readonly replies: readonly SolvedChoice[];
  /** What else the active player could try then, and how it is refuted; empty where the turn is over or some order can still be won. */
  readonly next: readonly Refutation[];
}

/** The answer to whether the active player wins this turn. */
export interface Solution {
  readonly player: Player;
  /** In how many orders of the opponent's shields the line wins, whatever the opponent does. */
  readonly wins: number;
  /** All distinct orders of the opponent's shields. */
  readonly of: number;
  /** Whether every answer was tried, as far as needed. If not, there may be a better line. */
  readonly isComplete: boolean;
  /** The best line; undefined if nothing is asked. */
  readonly line: SolvedLine | undefined;
  /** If no answer at the start wins in any order: each, and what the opponent does against it in one order. */
  readonly refutations: readonly Refutation[];
}

/** A duel that may be the real one, at a decision of the active player or at the end. */
interface World {
  readonly duel: Duel;
  /** What the opponent has answered since the active player chose. */
  readonly replies: readonly SolvedChoice[];
}

interface Solved {
  readonly won: ReadonlySet<World>;
  readonly line: SolvedLine;
  readonly refutations: readonly Refutation[];
}

/** Every distinct order of some cards. */
function* ordersOf(cards: readonly PlacedCard[]): Generator<readonly PlacedCard[], undefined> {
  if (cards.length === 0) yield [];
  const first = new Set<string>();
  for (const [index, card] of cards.entries()) {
    const key = JSON.stringify(card);
    if (first.has(key)) continue;
    first.add(key);
    for (const rest of ordersOf(cards.toSpliced(index, 1))) yield [card, ...rest];
  }
}

function positionsOf(position: Position): readonly Position[] {
  const foe = opponentOf(position.active);
  const side = position.players[foe];
  const positions: Position[] = [];
  for (const shieldZone of ordersOf(side.shieldZone)) {
    if (positions.length === MAX_ORDERS)
      throw new OptionsError(
        `position: the shields of ${foe} have more than ${MAX_ORDERS} orders; expected fewer different shields.`,
      );
    positions.push({ ...position, players: { ...position.players, [foe]: { ...side, shieldZone } } });
  }
  return positions;
}

const choiceOf = ({ player, rule, options }: Decision, answer: Answer): SolvedChoice => ({
  player,
  choice: answer.length === 0 ? 'nothing' : answer.map((index) => options[index]?.label ?? '').join(' and '),
  rule,
});

/** Searches all that the active player may do, against all that the opponent may. */
class Solver {
  readonly #player: Player;
  readonly #turn: number;
  #left: number;

  constructor(player: Player, turn: number, limit: number) {
    this.#player = player;
    this.#turn = turn;
    this.#left = limit;
  }

  get isComplete(): boolean {
    return this.#left > 0;
  }

  isOver({ duel }: World): boolean {
    return duel.result !== undefined || duel.game.turn.number !== this.#turn;
  }

  isWon({ duel }: World): boolean {
    return duel.result?.winner === this.#player;
  }

  /** The worlds of each thing that the opponent may do until the active player has to decide, or the turn is over. */
  *outcomes(world: World): Generator<World, undefined> {
    const { decision } = world.duel;
    if (decision === undefined || decision.player === this.#player || this.isOver(world)) {
      yield world;
      return;
    }
    for (const answer of distinctAnswers(decision)) {
      const duel = world.duel.fork();
      duel.choose(answer);
      this.#left--;
      yield* this.outcomes({ duel, replies: [...world.replies, choiceOf(decision, answer)] });
      if (this.#left <= 0) return;
    }
  }

  /** The answer that wins in most worlds, which the active player cannot tell apart. */
  solve(worlds: readonly World[]): Solved {
    const decision = worlds[0]?.duel.decision;
    if (decision === undefined) throw new Error('Nothing is asked.');
    let best: Solved | undefined;
    const refutations: Refutation[] = [];
    for (const answer of distinctAnswers(decision)) {
      const tried = this.#try(worlds, decision, answer);
      if (best === undefined || tried.won.size > best.won.size) best = tried;
      refutations.push(...tried.refutations);
      if (best.won.size === worlds.length || this.#left <= 0) break;
    }
    if (best === undefined) throw new Error('A decision has no legal answer.');
    return { ...best, refutations };
  }

  #try(worlds: readonly World[], decision: Decision, answer: Answer): Solved {
    const after = new Map<World, readonly World[]>();
    for (const world of worlds) {
      const duel = world.duel.fork();
      duel.choose(answer);
      this.#left--;
      after.set(world, [...this.outcomes({ duel, replies: [] })]);
    }
    const choice = choiceOf(decision, answer);
    const { won, branches, refuted } = this.#branch([...after.values()].flat());
    const winning = new Set(worlds.filter((world) => after.get(world)?.every((outcome) => won.has(outcome))));
    const lost = [...after.values()].flat().find((outcome) => !won.has(outcome));
    return {
      won: winning,
      line: { choice, wins: winning.size, of: worlds.length, branches },
      refutations:
        lost === undefined ? [] : [{ choice, replies: lost.replies, next: refuted.get(lost) ?? [] }],
    };
  }

  /** Solves each group of worlds that look the same to the active player. */
  #branch(outcomes: readonly World[]): {
    readonly won: ReadonlySet<World>;
    readonly branches: readonly SolvedBranch[];
    readonly refuted: ReadonlyMap<World, readonly Refutation[]>;
  } {
    const groups = new Map<string, World[]>();
    for (const outcome of outcomes) {
      const key = this.isOver(outcome) ? `over ${this.isWon(outcome)}` : this.#seen(outcome);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [outcome]);
      else group.push(outcome);
    }
    const won = new Set<World>();
    const branches: SolvedBranch[] = [];
    const refuted = new Map<World, readonly Refutation[]>();
    for (const group of groups.values()) {
      const [first] = group;
      if (first === undefined) continue;
      const replies = distinctReplies(group);
      if (this.isOver(first)) {
        if (this.isWon(first)) for (const world of group) won.add(world);
        branches.push({ replies, ends: this.isWon(first) ? 'win' : 'noWin', next: undefined });
      } else if (this.#left > 0) {
        const solved = this.solve(group);
        for (const world of solved.won) won.add(world);
        if (solved.won.size === 0) for (const world of group) refuted.set(world, solved.refutations);
        branches.push({ replies, ends: undefined, next: solved.line });
      }
    }
    return { won, branches, refuted };
  }

  /** The active player's knowledge in this world: worlds with equal knowledge are indistinguishable. */
  #seen({ duel }: World): string {
    return checksumOf(JSON.stringify([duel.logFor(this.#player), duel.decisionFor(this.#player)]));
  }
}

function distinctReplies(worlds: readonly World[]): readonly (readonly SolvedChoice[])[] {
  const found = new Map(worlds.map(({ replies }) => [JSON.stringify(replies), replies]));
  return [...found.values()];
}

/**
 * The legal answers, without those that choose cards of the same name to charge or to use. In the main step going on comes first, so that
 * lines are short; elsewhere doing nothing comes last.
 */
function distinctAnswers(decision: Decision): readonly Answer[] {
  const byLabel = decision.kind === 'charge' || decision.kind === 'main';
  const found = new Map<string, Answer>();
  for (const answer of answersOf(decision)) {
    const key = byLabel ? answer.map((index) => decision.options[index]?.label).join() : answer.join();
    if (!found.has(key)) found.set(key, answer);
  }
  const isPass = (answer: Answer): boolean => answer.every((index) => decision.options[index]?.pass);
  const answers = [...found.values()];
  const [passing, others] = [answers.filter(isPass), answers.filter((answer) => !isPass(answer))];
  return decision.kind === 'main' ? [...passing, ...others] : [...others, ...passing];
}

/** `solve` for a given `createDuel`. */
export function solveWith(create: CreateFromPosition, options: SolveOptions): Solution {
  const { position, cards = [], limit = DEFAULT_LIMIT } = checkOptions('options', options, KEYS);
  if (!Number.isSafeInteger(limit) || limit < 1)
    throw new OptionsError(`limit: expected a whole number of at least 1, not ${formatValue(limit)}.`);
  const start = create({ position, seed: 0, cards, runtime: 'compiled' });
  const player = position.active;
  const solver = new Solver(player, start.game.turn.number, limit);
  const worlds = positionsOf(position).map(
    (one): World => ({ duel: create({ position: one, seed: 0, cards, runtime: 'compiled' }), replies: [] }),
  );
  const { decision } = start;
  if (decision?.player !== player)
    throw new OptionsError(
      `position: expected one in which ${player} has something to decide first, not ${decision === undefined ? 'one that is over' : `${decision.player} (${decision.kind})`}.`,
    );
  const { won, line, refutations } = solver.solve(worlds);
  return {
    player,
    wins: won.size,
    of: worlds.length,
    isComplete: won.size === worlds.length || solver.isComplete,
    line,
    refutations: won.size === 0 ? refutations : [],
  };
}
