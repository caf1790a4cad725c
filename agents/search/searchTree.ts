import type { Answer, Decision } from '../../effects/state/reported/decisions.ts';
import type { Duel } from '../../engine/duel/duel.ts';
import type { Player } from '../../table/nouns.ts';
import type { Agent } from '../agents.ts';
import type { Situation } from './samples.ts';
import { type Candidate, candidatesOf, SEARCHED } from './searchedDecisions.ts';
import { worthOf } from './worthOf.ts';

/** The decision that is searched, and when and by whom. */
export interface Asked {
  readonly view: Pick<Situation['view'], 'viewer' | 'turn'>;
  readonly decision: Decision;
}

/** What is known of an answer in one place of the tree. */
interface Edge {
  /** As in the sample that is played. */
  candidate: Candidate;
  visits: number;
  /** The sum of what it was worth to the player who searches. */
  total: number;
  /** How often it could be chosen: in some samples it is not legal. */
  available: number;
  readonly node: Node;
}

/** An answer that a search has tried. */
export interface TriedAnswer {
  readonly answer: Answer;
  readonly samples: number;
  /** The sum of what it was worth. */
  readonly total: number;
}

/** What a search found of an answer. */
export interface SearchedAnswer {
  readonly answer: Answer;
  /** The number of samples in which it was given. */
  readonly samples: number;
  /** The estimated probability of winning with it, from 0 to 1. */
  readonly worth: number;
}

/** A place of the tree: what has been chosen since the root, whatever the hidden cards are. */
type Node = Map<string, Edge>;

const EXPLORATION = 0.5;
/** How many answers are tried at a place after this many visits (progressive widening). */
const widthAt = (visits: number): number => 2 + Math.ceil(1.5 * Math.sqrt(visits));
/** Each answer starts with this many average samples, so that one lucky sample does not decide. */
const PRIOR = 2;
/** Playing on to the end of the duel takes longer and wins less (decision 0149). */
const TURNS_AHEAD = 4;
const MAX_DECISIONS = 200;

/** A copy of the sample with this number, from 0; undefined if no sample can be made. */
export type SampleOf = (number: number) => Duel | undefined;

/**
 * A tree over what the players choose, searched with samples of the hidden cards (information-set Monte Carlo tree search with a single
 * observer). Decisions that are not searched, and play beyond the tree, are answered by `policy`.
 */
export class SearchTree {
  readonly #root: Node = new Map();
  readonly #decision: Decision;
  readonly #preferred: Answer;
  readonly #player: Player;
  readonly #until: number;
  readonly #policy: Agent;

  /** @param preferred what the policy answers to the decision that is searched. */
  constructor({ view, decision }: Asked, preferred: Answer, policy: Agent) {
    this.#decision = decision;
    this.#preferred = preferred;
    this.#player = view.viewer;
    this.#until = Math.max(1, view.turn) + TURNS_AHEAD;
    this.#policy = policy;
  }

  /**
   * Plays one sample for some turns, and learns from it. Every answer at the root is tried on the same samples in the same order, so that
   * the luck of the draw does not decide between answers.
   * @returns false if there is no sample.
   */
  iterate(sampleOf: SampleOf): boolean {
    const first = this.#select(this.#root, this.#decision, () => this.#preferred);
    const duel = sampleOf(first.visits);
    if (duel === undefined) return false;
    duel.choose(first.candidate.answer);
    const path = [first, ...this.#descend(duel, first.visits === 0 ? undefined : first.node)];
    const worth = worthOf(duel, this.#player);
    for (const edge of path) {
      edge.visits++;
      edge.total += worth;
    }
    return true;
  }

  /** Plays on: in the tree as far as it goes, then by the policy. */
  #descend(duel: Duel, from: Node | undefined): readonly Edge[] {
    const path: Edge[] = [];
    let node = from;
    for (let count = 0; count < MAX_DECISIONS; count++) {
      const { decision } = duel;
      if (decision === undefined) break;
      const view = duel.view(decision.player);
      if (view.turn >= this.#until) break;
      if (node === undefined || !SEARCHED.has(decision.kind)) {
        duel.choose(this.#policy(view, decision));
        continue;
      }
      const edge: Edge = this.#select(node, decision, () => this.#policy(view, decision));
      path.push(edge);
      duel.choose(edge.candidate.answer);
      node = edge.visits === 0 ? undefined : edge.node;
    }
    return path;
  }

  /** The answers that were tried. */
  get tried(): readonly TriedAnswer[] {
    return [...this.#root.values()]
      .filter(({ visits }) => visits > 0)
      .map(({ candidate: { answer }, visits, total }) => ({ answer, samples: visits, total }));
  }

  /** The answer of the policy first, then passing, then others while there is room, then the best by an upper confidence bound. */
  #select(node: Node, decision: Decision, preferred: () => Answer): Edge {
    const edges = candidatesOf(decision).map((candidate) => edgeIn(node, candidate));
    for (const edge of edges) edge.available++;
    const tried = edges.filter(({ visits }) => visits > 0);
    const visits = tried.reduce((sum, edge) => sum + edge.visits, 0);
    if (tried.length < edges.length && tried.length < widthAt(visits)) {
      const untried = edges.filter((edge) => edge.visits === 0);
      return firstOf(untried, decision, preferred());
    }
    const sign = decision.player === this.#player ? 1 : -1;
    const bound = ({ visits: count, total, available }: Edge): number =>
      (sign * total) / count + EXPLORATION * Math.sqrt(Math.log(available) / count);
    return tried.reduce((best, edge) => (bound(edge) > bound(best) ? edge : best));
  }
}

/** The answers that were tried, the best first; each is judged with the average added as if it had been seen some times. */
export function judged(tried: readonly TriedAnswer[]): readonly SearchedAnswer[] {
  const sumOf = (count: (one: TriedAnswer) => number): number =>
    tried.reduce((sum, one) => sum + count(one), 0);
  const average =
    sumOf(({ total }) => total) /
    Math.max(
      1,
      sumOf(({ samples }) => samples),
    );
  return tried
    .map(({ answer, samples, total }) => ({
      answer,
      samples,
      worth: (total + PRIOR * average) / (samples + PRIOR),
    }))
    .sort((one, other) => other.worth - one.worth);
}

/** What several searches of the same decision have tried, as if one had; in the order of the searches. */
export function together(searches: readonly (readonly TriedAnswer[])[]): readonly TriedAnswer[] {
  const [only] = searches;
  if (only !== undefined && searches.length === 1) return only;
  const all = new Map<string, TriedAnswer>();
  for (const one of searches.flat()) {
    const key = one.answer.join();
    const known = all.get(key);
    all.set(
      key,
      known === undefined
        ? one
        : { ...known, samples: known.samples + one.samples, total: known.total + one.total },
    );
  }
  return [...all.values()];
}

/** Of answers that have not been tried: that of the policy, then passing, then the first. */
function firstOf(untried: readonly Edge[], decision: Decision, wanted: Answer): Edge {
  const found =
    untried.find(({ candidate }) => isSameAnswer(candidate.answer, wanted, decision)) ??
    untried.find(({ candidate }) => candidate.answer.every((index) => decision.options[index]?.pass)) ??
    untried[0];
  if (found === undefined) throw new Error('There is no answer that has not been tried.');
  return found;
}

function edgeIn(node: Node, candidate: Candidate): Edge {
  const found = node.get(candidate.key);
  if (found !== undefined) {
    found.candidate = candidate;
    return found;
  }
  const edge: Edge = { candidate, visits: 0, total: 0, available: 0, node: new Map() };
  node.set(candidate.key, edge);
  return edge;
}

/** Whether two answers choose options with the same labels. */
const isSameAnswer = (one: Answer, other: Answer, { options }: Decision): boolean =>
  one.length === other.length &&
  one.every((index, at) => options[index]?.label === options[other[at] ?? -1]?.label);
