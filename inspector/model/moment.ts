import type { Decision, Explanation, Result } from 'taiki';
import type {
  ChartName,
  DecisionRecord,
  DrawnStandby,
  DrawnTable,
  GuardRecord,
  MicrostepRecord,
  SettledRecord,
  StateValue,
  TraceRecord,
} from '../trace.ts';
import { activeStates, pathOf } from './chartIndex.ts';
import { patchTable } from './table.ts';

/** An actor at a moment. */
export interface ActorMoment {
  readonly id: string;
  readonly name: string;
  readonly chart: ChartName;
  readonly parent: string | undefined;
  /** Undefined until the actor has taken its first transition. */
  readonly value: StateValue | undefined;
  /** Ids of its active states, outermost first. */
  readonly active: readonly string[];
}

/** Everything known after a record of a trace. */
export interface Moment {
  /** The number of the record; -1 before the first. */
  readonly seq: number;
  readonly actors: Readonly<Record<string, ActorMoment>>;
  /** Ids of the active states of each chart, outermost first. */
  readonly active: { readonly [C in ChartName]: readonly string[] };
  /** The dotted path of the state of the duel: `turn.main.choosing`. */
  readonly state: string;
  /** The last microstep, of either chart. */
  readonly step: MicrostepRecord | undefined;
  /** Guards evaluated for the last microstep, or since then for the next one. */
  readonly guards: readonly GuardRecord[];
  readonly table: DrawnTable | undefined;
  readonly standby: DrawnStandby | undefined;
  /** The open decision. */
  readonly decision: Decision | undefined;
  /** What the open decision does not allow, and why. */
  readonly explanations: readonly Explanation[];
  /** The number of facts so far. */
  readonly facts: number;
  readonly result: Result | undefined;
}

export const initialMoment: Moment = {
  seq: -1,
  actors: {},
  active: { duel: [], standby: [] },
  state: '',
  step: undefined,
  guards: [],
  table: undefined,
  standby: undefined,
  decision: undefined,
  explanations: [],
  facts: 0,
  result: undefined,
};

/** The moment after one more record. Unchanged parts are shared with the previous moment. */
export function momentAfter(moment: Moment, record: TraceRecord, previous: TraceRecord | undefined): Moment {
  const now = { ...moment, seq: record.seq };
  switch (record.kind) {
    case 'actor':
      return {
        ...now,
        actors: {
          ...moment.actors,
          [record.actor]: {
            id: record.actor,
            name: record.name,
            chart: record.chart,
            parent: record.parent,
            value: undefined,
            active: [],
          },
        },
      };
    case 'guard':
      return { ...now, guards: previous?.kind === 'guard' ? [...moment.guards, record] : [record] };
    case 'microstep':
      return transitioned(
        { ...now, step: record, guards: previous?.kind === 'guard' ? moment.guards : [] },
        record,
      );
    case 'settled':
      return settledAt(now, record);
    case 'table':
      return { ...now, table: 'whole' in record ? record.whole : withPatch(moment.table, record.patch) };
    case 'standby':
      return { ...now, standby: record.standby };
    case 'decision':
      return { ...now, decision: record.decision, explanations: explained(moment, record, previous) };
    case 'explain':
      return { ...now, explanations: record.explanations };
    case 'choice':
      return { ...now, decision: undefined, explanations: [] };
    case 'facts':
      return { ...now, facts: record.first + record.facts.length };
    case 'end':
      return { ...now, result: record.result, decision: undefined, explanations: [] };
    case 'event':
    case 'action':
    case 'cards':
    case 'origin':
      return now;
  }
}

/** The explanations are recorded directly before the decision, so that they are known at each of its records. */
const explained = (
  { explanations }: Moment,
  { decision }: DecisionRecord,
  previous: TraceRecord | undefined,
): readonly Explanation[] =>
  previous?.kind === 'explain' && previous.decision === decision.id ? explanations : [];

const withPatch = (
  table: DrawnTable | undefined,
  patch: Parameters<typeof patchTable>[1],
): DrawnTable | undefined => (table === undefined ? undefined : patchTable(table, patch));

/** A trace may name any actor, `__proto__` as well. */
const actorIn = ({ actors }: Moment, id: string): Moment['actors'][string] | undefined =>
  Object.hasOwn(actors, id) ? actors[id] : undefined;

function settledAt(moment: Moment, { actor, state, status }: SettledRecord): Moment {
  const now = status === 'active' ? moment : { ...moment, decision: undefined, explanations: [] };
  const known = actorIn(now, actor);
  return known === undefined || known.active.length > 0 ? now : withState(now, known, stateValueOf(state));
}

/** The state value of a dotted path: `{ turn: 'draw' }` for `turn.draw`. */
function stateValueOf(path: string): StateValue {
  const [key = '', ...below] = path.split('.');
  return below.length === 0 ? key : { [key]: stateValueOf(below.join('.')) };
}

function transitioned(moment: Moment, { actor, value }: MicrostepRecord): Moment {
  const known = actorIn(moment, actor);
  return known === undefined ? moment : withState(moment, known, value);
}

function withState(moment: Moment, actor: ActorMoment, value: StateValue): Moment {
  const active = activeStates(actor.chart, value);
  return {
    ...moment,
    actors: { ...moment.actors, [actor.id]: { ...actor, value, active } },
    active: { ...moment.active, [actor.chart]: active },
    state: actor.chart === 'duel' ? pathOf(value) : moment.state,
  };
}
