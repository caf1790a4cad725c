/** What the page needs to read a trace: pure code, without Node and without the engine. */

export { pathOf } from './chartIndex.ts';
export {
  type Box,
  CHART_TEXT,
  type ChartLayout,
  elkInput,
  type LaidOutEdge,
  laidOut,
  linesOf,
  type Point,
} from './layout.ts';
export { beginning, type Moment } from './moment.ts';
export { type Direction, type StepUnit, TraceReader } from './reader.ts';
export {
  type Breakpoint,
  breakpointAt,
  found,
  foundFrom,
  type Matcher,
  matcherFor,
  QUERY_FIELDS,
  QueryError,
} from './search.ts';
export { edgeText, factText, recordText, spaced } from './sentences.ts';
export { OUTSIDE, type SequenceRow, sequenceRows } from './sequence.ts';
export {
  mayKnow,
  seenIn,
  type TableChange,
  tableChanges,
  type Viewer,
  ZONES,
  zoneWords,
} from './table.ts';
export { parseTrace, printTrace, TraceError } from './traceText.ts';
