import type { Answer, Decision } from '../../effects/state/decisions.ts';
import type { Player } from '../../table/nouns.ts';
import type { Agent } from '../agents/agents.ts';
import type { Duel } from '../duel/duel.ts';
import { type Candidate, candidatesOf, SEARCHED } from './searchedDecisions.ts';
import { worthOf } from './worthOf.ts';

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

/** A place of the tree: what has been chosen since the root, whatever the hidden cards are. */
type Node = Map<string, Edge>;

const EXPLORATION = 0.5;
/** How many answers are tried at a place after this many visits (progressive widening). */
const widthAt = (visits: number): number => 2 + Math.ceil(1.5 * Math.sqrt(visits));
/** Each answer starts with this many average samples, so that one lucky sample does not decide. */
const PRIOR = 2;
const TURNS_AHEAD = 2;
const MAX_DECISIONS = 200;

/**
 * A tree over what the players choose, searched with samples of the hidden cards (information-set Monte Carlo tree search with a single
 * observer). Decisions that are not searched, and play beyond the tree, are answered by `policy`.
 */
export class SearchTree {
  readonly #root: Node = new Map();
  readonly #player: Player;
  readonly #policy: Agent;

  constructor(player: Player, policy: Agent) {
    this.#player = player;
    this.#policy = policy;
  }

  /** Plays one sample to the end of the next turn, and learns from it. Changes the duel. */
  iterate(duel: Duel): void {
    const until = duel.game.turn.number + TURNS_AHEAD;
    const path: Edge[] = [];
    let node: Node | undefined = this.#root;
    for (let count = 0; count < MAX_DECISIONS; count++) {
      const { decision } = duel;
      if (decision === undefined || duel.game.turn.number >= until) break;
      if (node === undefined || !SEARCHED.has(decision.kind)) {
        duel.choose(this.#byPolicy(duel, decision));
        continue;
      }
      const edge: Edge = this.#select(node, duel, decision);
      path.push(edge);
      duel.choose(edge.candidate.answer);
      node = edge.visits === 0 ? undefined : edge.node;
    }
    const worth = worthOf(duel, this.#player);
    for (const edge of path) {
      edge.visits++;
      edge.total += worth;
    }
  }

  /** The answer that did best, with the average added to each as if it had been seen some times; undefined if nothing was tried. */
  get best(): Candidate | undefined {
    const edges = [...this.#root.values()].filter(({ visits }) => visits > 0);
    const visits = edges.reduce((sum, edge) => sum + edge.visits, 0);
    const average = edges.reduce((sum, edge) => sum + edge.total, 0) / Math.max(1, visits);
    const worth = (edge: Edge): number => (edge.total + PRIOR * average) / (edge.visits + PRIOR);
    let best: Edge | undefined;
    for (const edge of edges) if (best === undefined || worth(edge) > worth(best)) best = edge;
    return best?.candidate;
  }

  #byPolicy(duel: Duel, decision: Decision): Answer {
    return this.#policy(duel.view(decision.player), decision);
  }

  /** The answer of the policy first, then passing, then others while there is room, then the best by an upper confidence bound. */
  #select(node: Node, duel: Duel, decision: Decision): Edge {
    const edges = candidatesOf(decision).map((candidate) => edgeIn(node, candidate));
    for (const edge of edges) edge.available++;
    const tried = edges.filter(({ visits }) => visits > 0);
    const visits = tried.reduce((sum, edge) => sum + edge.visits, 0);
    if (tried.length < edges.length && tried.length < widthAt(visits)) {
      const untried = edges.filter((edge) => edge.visits === 0);
      return this.#firstOf(untried, duel, decision);
    }
    const sign = decision.player === this.#player ? 1 : -1;
    const bound = ({ visits: count, total, available }: Edge): number =>
      (sign * total) / count + EXPLORATION * Math.sqrt(Math.log(available) / count);
    return tried.reduce((best, edge) => (bound(edge) > bound(best) ? edge : best));
  }

  /** Of answers that have not been tried: that of the policy, then passing, then the first. */
  #firstOf(untried: readonly Edge[], duel: Duel, decision: Decision): Edge {
    const wanted = this.#byPolicy(duel, decision);
    const found =
      untried.find(({ candidate }) => isSameAnswer(candidate.answer, wanted, decision)) ??
      untried.find(({ candidate }) => candidate.answer.every((index) => decision.options[index]?.pass)) ??
      untried[0];
    if (found === undefined) throw new Error('There is no answer that has not been tried.');
    return found;
  }
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
