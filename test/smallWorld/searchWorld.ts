import {
  type Answer,
  createDuel,
  type Decision,
  type Duel,
  type PositionOptions,
  playOut,
  randomAgent,
} from 'taiki';
import { type Course, type DuelProperty, playCourse } from 'taiki/testing';
import { answerRefusal } from '../../effects/state/decisions.ts';
import { factProblems, problemsAt } from '../support/invariants.ts';
import { positionKey } from './positionKey.ts';

/** A duel with few cards, in which every choice is followed. */
export interface SmallWorld {
  readonly name: string;
  readonly options: PositionOptions;
}

/** How far to search. */
export interface Bounds {
  /** How many choices after the beginning. */
  readonly depth: number;
  /** How many positions at most. */
  readonly nodes: number;
}

export interface Searched {
  /** Different positions that were reached. */
  readonly nodes: number;
  /** Choices that were followed. */
  readonly edges: number;
  /** Positions in which the duel is over. */
  readonly ends: number;
  /** Whole courses that the properties were asked of: together they hold every choice that was followed. */
  readonly courses: number;
  /** Whether no position was left out but those beyond the depth. */
  readonly complete: boolean;
  /** The kinds of the decisions that were met. */
  readonly kinds: ReadonlySet<string>;
  /** The states in which somebody decided. */
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

/** Every legal answer; of one that names an order, every order. */
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

/** Follows a list of answers, and stops where it ends. */
function courseAlong(options: PositionOptions, path: readonly Answer[]): Course {
  let next = 0;
  return playCourse(options, () => path[next++]);
}

/** What happens when a duel is played out, up to the names of objects. */
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
  /** The first duel that came to each position. */
  readonly #seen = new Map<string, Duel>();
  readonly #open: Node[] = [];
  readonly #problems: string[] = [];
  readonly #kinds = new Set<string>();
  readonly #states = new Set<string>();
  #edges = 0;
  #ends = 0;
  #courses = 0;
  #complete = true;

  constructor(world: SmallWorld, bounds: Bounds, properties: readonly DuelProperty[]) {
    this.#world = world;
    this.#bounds = bounds;
    this.#properties = properties;
  }

  run(): Searched {
    const beginning = { duel: createDuel(this.#world.options), path: [] };
    this.#meet(beginning);
    for (let node = this.#open.pop(); node !== undefined; node = this.#open.pop()) this.#expand(node);
    return {
      nodes: this.#seen.size,
      edges: this.#edges,
      ends: this.#ends,
      courses: this.#courses,
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
      this.#meet({ duel: child, path: [...path, answer] });
    }
  }

  /** A position that was met before goes on as it did then: only the way to it is checked. */
  #meet(node: Node): void {
    const key = positionKey(node.duel);
    const same = this.#seen.get(key);
    if (same === undefined) this.#see(node, key);
    else if (futureOf(same) !== futureOf(node.duel))
      this.#report(node.path, 'it was taken for a position that goes on otherwise');
    const goesOn = same === undefined && node.duel.decision !== undefined && this.#mayGoOn(node);
    if (goesOn) this.#open.push(node);
    else this.#checkCourse(node);
  }

  #see({ duel, path }: Node, key: string): void {
    this.#seen.set(key, duel);
    if (duel.result !== undefined) this.#ends++;
    for (const problem of problemsAt(duel)) this.#report(path, problem);
    if (duel.decision === undefined && duel.result === undefined) this.#report(path, 'nobody is asked');
  }

  #mayGoOn({ path }: Node): boolean {
    if (path.length >= this.#bounds.depth) return false;
    if (this.#seen.size < this.#bounds.nodes) return true;
    this.#complete = false;
    return false;
  }

  #checkCourse({ duel, path }: Node): void {
    this.#courses++;
    const course = courseAlong(this.#world.options, path);
    for (const fact of factProblems(course.log)) this.#report(path, fact);
    if (JSON.stringify(course.log) !== JSON.stringify(duel.log))
      this.#report(path, 'played from its beginning it has another log than by its forks');
    for (const property of this.#properties) {
      const violation = property.check(course);
      if (violation !== undefined) this.#report(path, `${property.name}: ${violation.message}`);
    }
  }

  #report(path: readonly Answer[], problem: string): void {
    this.#problems.push(`${this.#world.name}, choices ${JSON.stringify(path)}: ${problem}`);
  }
}

/**
 * Follows every choice from the beginning of a world, positions that are alike only once, and checks what must always
 * hold: at each position what holds of a table, and of every course of choices the properties.
 */
export const searchWorld = (
  world: SmallWorld,
  bounds: Bounds,
  properties: readonly DuelProperty[],
): Searched => new Search(world, bounds, properties).run();
