import type { AnyActor, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';
import { duel } from '../../machines/duel/duel.ts';
import { standby } from '../../machines/standby/standby.ts';
import { nodesOf, pathOfNode } from '../machines/chartProblems.ts';

/** A transition as XState keeps it: one object for each guarded branch. */
type ChartTransition = NonNullable<AnyStateNode['always']>[number];

/** A branch of a state of a chart, as text. */
export interface ChartWay {
  readonly source: string;
  /** The event that takes it, or `always`. */
  readonly event: string;
  readonly guard: string | undefined;
  /** Paths; none where the state is not left. */
  readonly targets: readonly string[];
  readonly taken: number;
}

export interface ChartState {
  readonly path: string;
  readonly rule: string;
  readonly entered: number;
}

const CHARTS: readonly AnyStateMachine[] = [duel, standby];

const guardName = ({ guard }: ChartTransition): string | undefined =>
  guard === undefined || typeof guard === 'string' ? guard : (guard as { readonly type: string }).type;

const transitionsOf = (node: AnyStateNode): readonly ChartTransition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

/** A state and all that hold it, the root first. */
function lineOf(node: AnyStateNode): readonly AnyStateNode[] {
  return node.parent === undefined ? [node] : [...lineOf(node.parent), node];
}

/** A state and the states that are entered with it. */
function withInitial(node: AnyStateNode): readonly AnyStateNode[] {
  return node.type === 'compound' ? [node, ...node.initial.target.flatMap(withInitial)] : [node];
}

const add = <K>(counts: Map<K, number>, key: K): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** Counts how often each state of the charts is entered and each transition is taken, over any number of duels. */
export class Traffic {
  readonly #entered = new Map<AnyStateNode, number>();
  readonly #taken = new Map<ChartTransition, number>();
  /** Where each actor is: its innermost state and all that hold it. */
  readonly #at = new WeakMap<AnyActor, readonly AnyStateNode[]>();

  /** To be handed to `createDuel` or `createActor` as `inspect`. */
  readonly observe = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    const actor = event.actorRef as AnyActor;
    const chart = CHARTS.find((one) => one === actor.logic);
    if (chart === undefined) return;
    if (!this.#at.has(actor)) this.#enter(actor, [], withInitial(chart.root));
    for (const transition of event._transitions) this.#take(actor, transition);
  };

  /** The states of a chart, in its order. */
  statesOf(chart: AnyStateMachine): readonly ChartState[] {
    return nodesOf(chart.root).map((node) => ({
      path: pathOfNode(node),
      rule: String(node.meta?.rule),
      entered: this.#entered.get(node) ?? 0,
    }));
  }

  /** The transitions of a chart, by the states that have them. */
  waysOf(chart: AnyStateMachine): readonly ChartWay[] {
    return nodesOf(chart.root).flatMap((node) =>
      transitionsOf(node).map((transition) => ({
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
      const before = this.#at.get(actor) ?? [];
      const kept = lineOf(target)
        .slice(0, -1)
        .filter((node) => before.includes(node));
      this.#enter(actor, kept, [...lineOf(target).slice(kept.length, -1), ...withInitial(target)]);
    }
  }

  #enter(actor: AnyActor, kept: readonly AnyStateNode[], entered: readonly AnyStateNode[]): void {
    for (const node of entered) add(this.#entered, node);
    this.#at.set(actor, [...kept, ...entered]);
  }
}
