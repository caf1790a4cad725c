import { pathOf } from './chartIndex.ts';
import type { Moment } from './moment.ts';

/** A difference between the contexts at two moments. */
export interface ContextChange {
  /** Where it is: `table.cards.205.tapped`. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** What the charts hold at a moment, as far as it is recorded. */
export function contextAt(moment: Moment): Readonly<Record<string, unknown>> {
  const { state, actors, table, standby, decision, explanations, facts, result } = moment;
  const arbiter = Object.values(actors).find(({ chart }) => chart === 'standby');
  return {
    state,
    arbiter: arbiter?.value === undefined ? undefined : pathOf(arbiter.value),
    table,
    standby,
    decision,
    explanations,
    facts,
    result,
  };
}

/** The differences between the contexts at two moments. Objects of a list are told apart by their ids. */
export const contextChanges = (before: Moment, after: Moment): readonly ContextChange[] =>
  changesIn('', contextAt(before), contextAt(after));

export function changesIn(path: string, before: unknown, after: unknown): readonly ContextChange[] {
  if (Object.is(before, after)) return [];
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  if (old === undefined || now === undefined || old['id'] !== now['id']) return leaf(path, before, after);
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) =>
    changesIn(path === '' ? key : `${path}.${key}`, old[key], now[key]),
  );
}

function leaf(path: string, before: unknown, after: unknown): readonly ContextChange[] {
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  return isSame ? [] : [{ path, before: valueText(before), after: valueText(after) }];
}

/** The fields of an object, or the objects of a list by their ids; undefined for any other value. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isObject(value)) return undefined;
  if (!Array.isArray(value)) return value;
  const byId = value.flatMap((one: unknown) =>
    isObject(one) && 'id' in one ? [[String(one['id']), one] as const] : [],
  );
  return byId.length === value.length ? Object.fromEntries(byId) : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const MAX_LENGTH = 160;

/** A value on one line: what a person calls it, or its JSON, shortened. */
export function valueText(value: unknown): string {
  if (value === undefined) return 'none';
  if (typeof value === 'string') return value;
  const named = isObject(value) ? nameOf(value) : undefined;
  const text = named ?? JSON.stringify(value);
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1)}…`;
}

function nameOf(value: Readonly<Record<string, unknown>>): string | undefined {
  const { id, name, card, zone, player, prompt, stage, why } = value;
  if (typeof prompt === 'string') return `${String(player)}: ${prompt}`;
  if (typeof why === 'string') return why;
  if (typeof name === 'string' && id !== undefined) return `${name} in the ${String(zone)}`;
  return typeof card === 'string' && stage !== undefined ? `${card}, ${String(stage)}` : undefined;
}

/** The fields of a payload on one line: `answer: [0], player: p1`. */
export const payloadText = (payload: Readonly<Record<string, unknown>>): string =>
  Object.entries(payload)
    .map(([name, value]) => `${name}: ${valueText(value)}`)
    .join(', ');
