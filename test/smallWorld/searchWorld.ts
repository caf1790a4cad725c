import {
  type Answer,
  createDuel,
  type Decision,
  type Duel,
  type PositionOptions,
  playOut,
  randomAgent,
} from 'taiki';
import { type DuelHistory, type DuelProperty, playDuel } from 'taiki/testing';
import { answerRefusal } from '../../effects/state/reported/decisions.ts';
import { positionKey } from '../../testing/positionKey.ts';
import { factProblems, problemsAt } from '../support/invariants.ts';

/** A duel with so few cards that all choices can be explored. */
export interface SmallWorld {
  readonly name: string;
  readonly options: PositionOptions;
}

/** The limits of a search. */
export interface Bounds {
  /** The maximum number of choices from the start. */
  readonly depth: number;
  /** The maximum number of positions. */
  readonly nodes: number;
}

export interface Searched {
  /** The number of distinct positions reached. */
  readonly nodes: number;
  /** The number of choices explored. */
  readonly edges: number;
  /** The number of distinct positions in which the duel is over. */
  readonly ends: number;
  /** The number of histories on which the properties were checked. Together they contain every explored choice. */
  readonly histories: number;
  /** Whether all positions within the depth were reached. */
  readonly complete: boolean;
  /** The kinds of decisions reached. */
  readonly kinds: ReadonlySet<string>;
  /** The states with a decision. */
  readonly states: ReadonlySet<string>;
  readonly problems: readonly string[];
}

function subsetsOf(count: number, size: number): readonly Answer[] {
  if (size === 0) return [[]];
  return subsetsOf(count, size - 1).flatMap((subset) =>
    Array.from({ length: count - ((subset.at(-1) ?? -1) + 1) }, (_, index) => [
      ...subset,
      (subset.at(-1) ?? -1) + 1 + index,
    ]),
  );
}

function ordersOf(answer: Answer): readonly Answer[] {
  if (answer.length < 2) return [answer];
  return answer.flatMap((first) =>
    ordersOf(answer.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}

/** All legal answers, in every order if the order matters. */
export function answersTo(decision: Decision): readonly Answer[] {
  const { options, min, max, ordered } = decision;
  const answers: Answer[] = [];
  for (let size = min; size <= max; size++) {
    for (const subset of subsetsOf(options.length, size)) {
      if (answerRefusal(decision, subset) !== undefined) continue;
      answers.push(...(ordered ? ordersOf(subset) : [subset]));
    }
  }
  return answers;
}

interface Node {
  readonly duel: Duel;
  readonly path: readonly Answer[];
}

/** The history of a list of answers. */
function historyAlong(options: PositionOptions, path: readonly Answer[]): DuelHistory {
  let next = 0;
  return playDuel(options, () => path[next++]);
}

/** The facts of playing a duel to its end with fixed agents, without ids. */
function futureOf(duel: Duel): string {
  const fork = duel.fork();
  const before = fork.log.length;
  playOut(fork, { p1: randomAgent(1), p2: randomAgent(2) });
  return fork.log
    .slice(before)
    .map((fact) => [fact.state, fact.rule, fact.kind, 'name' in fact ? fact.name : ''].join(' '))
    .join('\n');
}

class Search {
  readonly #world: SmallWorld;
  readonly #bounds: Bounds;
  readonly #properties: readonly DuelProperty[];
  /** The first duel to reach each position. */
  readonly #seen = new Map<string, Duel>();
  readonly #open: Node[] = [];
  readonly #problems: string[] = [];
  readonly #kinds = new Set<string>();
  readonly #states = new Set<string>();
  #edges = 0;
  #ends = 0;
  #histories = 0;
  #complete = true;

  constructor(world: SmallWorld, bounds: Bounds, properties: readonly DuelProperty[]) {
    this.#world = world;
    this.#bounds = bounds;
    this.#properties = properties;
  }

  run(): Searched {
    const beginning = { duel: createDuel({ ...this.#world.options, runtime: 'compiled' }), path: [] };
    this.#visit(beginning);
    for (let node = this.#open.pop(); node !== undefined; node = this.#open.pop()) this.#expand(node);
    return {
      nodes: this.#seen.size,
      edges: this.#edges,
      ends: this.#ends,
      histories: this.#histories,
      complete: this.#complete,
      kinds: this.#kinds,
      states: this.#states,
      problems: this.#problems,
    };
  }

  #expand({ duel, path }: Node): void {
    const { decision } = duel;
    if (decision === undefined) return;
    this.#kinds.add(decision.kind);
    this.#states.add(duel.state);
    for (const answer of answersTo(decision)) {
      const child = duel.fork();
      child.choose(answer, decision.player);
      this.#edges++;
      this.#visit({ duel: child, path: [...path, answer] });
    }
  }

  /** Explores a new position later. For a known one, only the path to it is checked. */
  #visit(node: Node): void {
    const key = positionKey(node.duel);
    const same = this.#seen.get(key);
    if (same === undefined) this.#addPosition(node, key);
    else if (futureOf(same) !== futureOf(node.duel))
      this.#report(node.path, 'its position key equals that of a position with another future');
    const isOpen = same === undefined && node.duel.decision !== undefined && this.#isWithinBounds(node);
    if (isOpen) this.#open.push(node);
    else this.#checkHistory(node);
  }

  #addPosition({ duel, path }: Node, key: string): void {
    this.#seen.set(key, duel);
    if (duel.result !== undefined) this.#ends++;
    for (const problem of problemsAt(duel)) this.#report(path, problem);
    if (duel.decision === undefined && duel.result === undefined)
      this.#report(path, 'there is neither a decision nor a result');
  }

  #isWithinBounds({ path }: Node): boolean {
    if (path.length >= this.#bounds.depth) return false;
    if (this.#seen.size < this.#bounds.nodes) return true;
    this.#complete = false;
    return false;
  }

  #checkHistory({ duel, path }: Node): void {
    this.#histories++;
    const history = historyAlong(this.#world.options, path);
    for (const fact of factProblems(history.log)) this.#report(path, fact);
    if (JSON.stringify(history.log) !== JSON.stringify(duel.log))
      this.#report(path, 'its log differs when played from the start instead of with forks');
    for (const property of this.#properties) {
      const violation = property.check(history);
      if (violation !== undefined) this.#report(path, `${property.name}: ${violation.message}`);
    }
  }

  #report(path: readonly Answer[], problem: string): void {
    this.#problems.push(`${this.#world.name}, choices ${JSON.stringify(path)}: ${problem}`);
  }
}

/**
 * Explores every choice from the start of a world, visiting equal positions once. Checks the invariants at each position and the
 * properties on each history.
 */
export const searchWorld = (
  world: SmallWorld,
  bounds: Bounds,
  properties: readonly DuelProperty[],
): Searched => new Search(world, bounds, properties).run();
