import type { Decision, Explanation, Result } from 'taiki';
import type {
  ChartName,
  DrawnStandby,
  DrawnTable,
  GuardRecord,
  MicrostepRecord,
  SettledRecord,
  StateValue,
  TraceRecord,
} from '../trace.ts';
import { activeIn, pathOf } from './chartIndex.ts';
import { patched } from './table.ts';

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

/** Everything that is known after a record of a trace. */
export interface Moment {
  /** The record; -1 before the first. */
  readonly seq: number;
  readonly actors: Readonly<Record<string, ActorMoment>>;
  /** Ids of the active states of each chart, outermost first. */
  readonly active: { readonly [C in ChartName]: readonly string[] };
  /** The dotted path of the state of the duel: `turn.main.choosing`. */
  readonly state: string;
  /** The last microstep, of either chart. */
  readonly step: MicrostepRecord | undefined;
  /** The guards that were asked for the last microstep, or since it for the next. */
  readonly asked: readonly GuardRecord[];
  readonly table: DrawnTable | undefined;
  readonly standby: DrawnStandby | undefined;
  /** The open decision. */
  readonly decision: Decision | undefined;
  /** Why not, for the open decision. */
  readonly explanations: readonly Explanation[];
  /** How many facts have happened. */
  readonly facts: number;
  readonly result: Result | undefined;
}

export const beginning: Moment = {
  seq: -1,
  actors: {},
  active: { duel: [], standby: [] },
  state: '',
  step: undefined,
  asked: [],
  table: undefined,
  standby: undefined,
  decision: undefined,
  explanations: [],
  facts: 0,
  result: undefined,
};

/** The moment after one more record. What did not change is shared with the moment before. */
export function after(moment: Moment, record: TraceRecord, before: TraceRecord | undefined): Moment {
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
      return { ...now, asked: before?.kind === 'guard' ? [...moment.asked, record] : [record] };
    case 'microstep':
      return entered({ ...now, step: record, asked: before?.kind === 'guard' ? moment.asked : [] }, record);
    case 'settled':
      return settled(now, record);
    case 'table':
      return { ...now, table: 'whole' in record ? record.whole : patchedTable(moment.table, record.patch) };
    case 'standby':
      return { ...now, standby: record.standby };
    case 'decision':
      return { ...now, decision: record.decision, explanations: [] };
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

const patchedTable = (
  table: DrawnTable | undefined,
  patch: Parameters<typeof patched>[1],
): DrawnTable | undefined => (table === undefined ? undefined : patched(table, patch));

function settled(moment: Moment, { actor, state, status }: SettledRecord): Moment {
  const now = status === 'active' ? moment : { ...moment, decision: undefined, explanations: [] };
  const who = now.actors[actor];
  return who === undefined || who.active.length > 0 ? now : standsIn(now, who, valueAt(state));
}

/** The value of a dotted path: `{ turn: 'draw' }` of `turn.draw`. */
function valueAt(path: string): StateValue {
  const [key = '', ...below] = path.split('.');
  return below.length === 0 ? key : { [key]: valueAt(below.join('.')) };
}

function entered(moment: Moment, { actor, value }: MicrostepRecord): Moment {
  const who = moment.actors[actor];
  return who === undefined ? moment : standsIn(moment, who, value);
}

function standsIn(moment: Moment, who: ActorMoment, value: StateValue): Moment {
  const active = activeIn(who.chart, value);
  return {
    ...moment,
    actors: { ...moment.actors, [who.id]: { ...who, value, active } },
    active: { ...moment.active, [who.chart]: active },
    state: who.chart === 'duel' ? pathOf(value) : moment.state,
  };
}
