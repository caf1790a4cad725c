/** A state of a chart. */
export interface ChartNode {
  /** Unique in all charts: `duel.turn.main`. */
  readonly id: string;
  readonly key: string;
  /** The dotted path inside its chart: `turn.main`; empty for the root. */
  readonly path: string;
  /** Undefined for the root. */
  readonly parent: string | undefined;
  readonly depth: number;
  readonly type: 'atomic' | 'compound' | 'final';
  /** Whether it is the initial state of its parent. */
  readonly initial: boolean;
  /** The number of the rule that it implements; empty if it names none. */
  readonly rule: string;
  /** A summary of that rule, or of the nearest enclosing rule that has one. */
  readonly ruleText: string;
  /** The names of its entry actions. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** The ids of the actors that it spawns or invokes. */
  readonly spawns: readonly string[];
}

/** A transition of a chart. */
export interface ChartEdge {
  /** Unique in all charts: `duel.turn.main.choosing|always|0`. */
  readonly id: string;
  readonly source: string;
  /** The source itself if the transition has no target. */
  readonly target: string;
  /** The event that triggers it; `always` for an eventless transition. */
  readonly event: string;
  readonly guard: string | undefined;
  readonly actions: readonly string[];
  /** Its position among the transitions of its source for this event, which are tried in this order. */
  readonly index: number;
  /** It has no target and only executes actions. */
  readonly targetless: boolean;
}

/** A chart of any machine, as it is laid out and drawn: parents before children. */
export interface DrawnChart {
  readonly root: string;
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}
