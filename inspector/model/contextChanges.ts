import {
  type ContextChange,
  changesIn,
  isObject,
  valueText as jsonText,
  shortened,
} from '../core/values/changes.ts';
import { pathOf } from './chartIndex.ts';
import type { Moment } from './moment.ts';

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
  changesIn('', contextAt(before), contextAt(after), valueText);

/** A value on one line: what a person calls it, or its JSON, shortened. */
export function valueText(value: unknown): string {
  const named = isObject(value) ? nameOf(value) : undefined;
  return named === undefined ? jsonText(value) : shortened(named);
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
