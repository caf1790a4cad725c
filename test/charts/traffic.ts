import type { AnyActor, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';
import { duel } from '../../machines/duel/duel.ts';
import { standby } from '../../machines/standby/standby.ts';
import { nodesOf, pathOfNode } from '../machines/chartProblems.ts';

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
}

/** A state of a chart, and how often it was entered. */
export interface StateCount {
  readonly path: string;
  readonly rule: string;
  readonly entered: number;
}

const CHARTS: readonly AnyStateMachine[] = [duel, standby];

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

const add = <K>(counts: Map<K, number>, key: K): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** Counts over any number of duels how often each state is entered and each transition is taken. */
export class Traffic {
  readonly #entered = new Map<AnyStateNode, number>();
  readonly #taken = new Map<ChartTransition, number>();
  /** The active states of each actor. */
  readonly #active = new WeakMap<AnyActor, readonly AnyStateNode[]>();

  /** The `inspect` option for `createDuel` or `createActor`. */
  readonly observe = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    const actor = event.actorRef as AnyActor;
    const chart = CHARTS.find((one) => one === actor.logic);
    if (chart === undefined) return;
    if (!this.#active.has(actor)) this.#enter(actor, [], withInitial(chart.root));
    for (const transition of event._transitions) this.#take(actor, transition);
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
    return nodesOf(chart.root).flatMap((node) =>
      transitionsFrom(node).map((transition) => ({
        source: pathOfNode(node),
        event: transition.eventType === '' ? 'always' : transition.eventType,
        guard: guardName(transition),
        targets: (transition.target ?? []).map(pathOfNode),
        taken: this.#taken.get(transition) ?? 0,
      })),
    );
  }

  #take(actor: AnyActor, transition: ChartTransition): void {
    add(this.#taken, transition);
    for (const target of transition.target ?? []) {
      const before = this.#active.get(actor) ?? [];
      const kept = ancestry(target)
        .slice(0, -1)
        .filter((node) => before.includes(node));
      this.#enter(actor, kept, [...ancestry(target).slice(kept.length, -1), ...withInitial(target)]);
    }
  }

  #enter(actor: AnyActor, kept: readonly AnyStateNode[], entered: readonly AnyStateNode[]): void {
    for (const node of entered) add(this.#entered, node);
    this.#active.set(actor, [...kept, ...entered]);
  }
}
