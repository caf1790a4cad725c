import { XSTATE_EVENTS } from '../../core/actors/xstate.ts';
import { nearestTo } from '../../core/values/nearest.ts';
import { RECORD_KINDS } from '../../trace.ts';
import type { ChartIndex } from '../chartIndex.ts';
import { matchesValue, type QueryField, termsOf } from '../search.ts';
import { PLAYERS } from '../table.ts';
import { FACT_KINDS } from './traceSchema.ts';

/**
 * Why a query matches nothing in any trace of these charts: a value that does not exist, with the nearest one. Undefined if it can match.
 * Names of cards and numbers of rules are not checked.
 */
export function queryProblem(query: string, charts: ChartIndex): string | undefined {
  for (const { field, text } of termsOf(query)) {
    const known = field === undefined ? undefined : knownValues(field, charts);
    if (field === undefined || known === undefined || known.length === 0) continue;
    if (known.some((value) => matchesValue(field, value.toLowerCase(), text))) continue;
    const nearest = nearestTo(text, known);
    return `Nothing is called "${text}" in ${field}:. Did you mean ${field}:${nearest}?`;
  }
  return undefined;
}

function knownValues(field: QueryField, charts: ChartIndex): readonly string[] | undefined {
  switch (field) {
    case 'fact':
      return FACT_KINDS;
    case 'kind':
      return RECORD_KINDS;
    case 'player':
      return PLAYERS;
    case 'state':
      return charts.states;
    case 'guard':
      return charts.guards.flatMap((guard) => [`${guard}=yes`, `${guard}=no`]);
    case 'action':
      return charts.actions;
    case 'event':
      return [...XSTATE_EVENTS, ...charts.events];
    case 'card':
    case 'rule':
      return undefined;
  }
}
