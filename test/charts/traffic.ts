import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { InspectionEvent } from '../../engine/runtime/inspect.ts';
import { type Inspection, readInspection } from '../../engine/runtime/readInspection.ts';
import { nodesOf, pathOfNode } from '../machines/chartProblems.ts';
import { duel, standby } from '../support/machines.ts';
import { restBetween } from './reasons.ts';

/** A transition of XState: one object for each guarded branch. */
type ChartTransition = NonNullable<AnyStateNode['always']>[number];

/** A transition of a chart as text, and how often it was taken. */
export interface TransitionCount {
  readonly source: string;
  /** The event, or `always`. */
  readonly event: string;
  readonly guard: string | undefined;
  /** Paths; empty for a transition without a target. */
  readonly targets: readonly string[];
  readonly taken: number;
  /** How often its guard was found not to hold. */
  readonly refused: number;
}

/** Two transitions that change the state, of which the second can follow the first as far as the chart tells. */
export interface PairCount {
  readonly first: TransitionCount;
  readonly second: TransitionCount;
  readonly seen: number;
  /** What the chart does in the state between them: it runs a procedure, waits for an event, or leaves it at once. */
  readonly between: 'runsProcedure' | 'followsNoEffect' | 'waits' | 'leftAtOnce';
}

/** A state of a chart, and how often it was entered. */
export interface StateCount {
  readonly path: string;
  readonly rule: string;
  readonly entered: number;
}

type ChartActor = Inspection['actor'];

const CHARTS: Readonly<Record<'duel' | 'standby', AnyStateMachine>> = { duel, standby };

const guardName = ({ guard }: ChartTransition): string | undefined =>
  guard === undefined || typeof guard === 'string' ? guard : (guard as { readonly type: string }).type;

const transitionsFrom = (node: AnyStateNode): readonly ChartTransition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

/** A state and its ancestors, the root first. */
function ancestry(node: AnyStateNode): readonly AnyStateNode[] {
  return node.parent === undefined ? [node] : [...ancestry(node.parent), node];
}

/** A state and its initial descendants. */
function withInitial(node: AnyStateNode): readonly AnyStateNode[] {
  return node.type === 'compound' ? [node, ...node.initial.target.flatMap(withInitial)] : [node];
}

const transitionsIn = (chart: AnyStateMachine): readonly ChartTransition[] =>
  nodesOf(chart.root).flatMap(transitionsFrom);

/** The active states after a transition; none if it does not change the state. */
const stateAfter = ({ target = [] }: ChartTransition): readonly AnyStateNode[] =>
  target.flatMap((node) => [...ancestry(node).slice(0, -1), ...withInitial(node)]);

const add = <K>(counts: Map<K, number>, key: K): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** Counts over any number of duels how often each state is entered and each transition is taken. */
export class Traffic {
  readonly #entered = new Map<AnyStateNode, number>();
  readonly #taken = new Map<ChartTransition, number>();
  readonly #refused = new Map<ChartTransition, number>();
  readonly #followed = new Map<ChartTransition, Map<ChartTransition, number>>();
  /** The last transition of each actor that changed its state. */
  readonly #last = new WeakMap<ChartActor, ChartTransition>();
  /** The active states of each actor. */
  readonly #active = new WeakMap<ChartActor, readonly AnyStateNode[]>();

  /** The `inspect` option for `createDuel` or `createActor`. */
  readonly observe = (event: InspectionEvent): void => {
    const step = readInspection(event);
    if (step?.kind !== 'stepped' || step.chart === undefined) return;
    const { actor, chart, transitions } = step;
    if (!this.#active.has(actor)) this.#enter(actor, [], withInitial(CHARTS[chart].root));
    for (const transition of transitions) this.#take(actor, transition);
  };

  /** The states of a chart in document order. */
  statesOf(chart: AnyStateMachine): readonly StateCount[] {
    return nodesOf(chart.root).map((node) => ({
      path: pathOfNode(node),
      rule: String(node.meta?.rule),
      entered: this.#entered.get(node) ?? 0,
    }));
  }

  /** The transitions of a chart in document order. */
  transitionsOf(chart: AnyStateMachine): readonly TransitionCount[] {
    return transitionsIn(chart).map((transition) => this.#count(transition));
  }

  /**
   * The pairs of transitions of a chart of which the second leaves a state in which the first ends, in document order. Concessions are
   * left out: a player may concede wherever one is asked (104.3).
   */
  pairsOf(chart: AnyStateMachine): readonly PairCount[] {
    return transitionsIn(chart).flatMap((first) =>
      stateAfter(first)
        .flatMap(transitionsFrom)
        .filter(({ target = [], eventType }) => target.length > 0 && eventType !== 'concede')
        .map((second) => ({
          first: this.#count(first),
          second: this.#count(second),
          seen: this.#followed.get(first)?.get(second) ?? 0,
          between: restBetween(stateAfter(first)),
        })),
    );
  }

  #count(transition: ChartTransition): TransitionCount {
    return {
      source: pathOfNode(transition.source),
      event: transition.eventType === '' ? 'always' : transition.eventType,
      guard: guardName(transition),
      targets: (transition.target ?? []).map(pathOfNode),
      taken: this.#taken.get(transition) ?? 0,
      refused: this.#refused.get(transition) ?? 0,
    };
  }

  /**
   * The guards that XState has asked before this transition: of the transitions for the same event, from the innermost state outwards,
   * those before it. An event is received only once no transition without an event is left to take.
   */
  #refuse(actor: ChartActor, taken: ChartTransition): void {
    const innermostFirst = [...(this.#active.get(actor) ?? [])].reverse();
    const refuse = (asked: readonly ChartTransition[]): void => {
      for (const one of asked) if (one.guard !== undefined) add(this.#refused, one);
    };
    if (taken.eventType !== '') refuse(innermostFirst.flatMap(({ always = [] }) => always));
    const rivals = innermostFirst
      .flatMap(transitionsFrom)
      .filter(({ eventType }) => eventType === taken.eventType);
    refuse(rivals.slice(0, rivals.indexOf(taken)));
  }

  #take(actor: ChartActor, transition: ChartTransition): void {
    this.#refuse(actor, transition);
    add(this.#taken, transition);
    if ((transition.target ?? []).length > 0) {
      const last = this.#last.get(actor);
      if (last !== undefined) {
        const followed = this.#followed.get(last) ?? new Map<ChartTransition, number>();
        add(followed, transition);
        this.#followed.set(last, followed);
      }
      this.#last.set(actor, transition);
    }
    for (const target of transition.target ?? []) {
      const before = this.#active.get(actor) ?? [];
      const kept = ancestry(target)
        .slice(0, -1)
        .filter((node) => before.includes(node));
      this.#enter(actor, kept, [...ancestry(target).slice(kept.length, -1), ...withInitial(target)]);
    }
  }

  #enter(actor: ChartActor, kept: readonly AnyStateNode[], entered: readonly AnyStateNode[]): void {
    for (const node of entered) add(this.#entered, node);
    this.#active.set(actor, [...kept, ...entered]);
  }
}
