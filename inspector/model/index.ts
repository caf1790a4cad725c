/** Reads traces on the page: pure functions that need neither Node nor the engine at run time. */

export { arbitrationAt } from './arbiter.ts';
export type { CauseRelation } from './causes/cause.ts';
export { type CauseLink, causesOf } from './causes/causesOf.ts';
export { powerCausesOf, powerEffectText } from './causes/powerCauses.ts';
export { pathOf } from './chartIndex.ts';
export type { Box, ChartLayout, LaidOutEdge, Point } from './chartLayout.ts';
export { contextChanges, payloadText, valueText } from './contextChanges.ts';
export { differences } from './differences.ts';
export { type FittedMap, fittedMap, scrolledTo } from './fittedMap.ts';
export { justHappened } from './happened.ts';
export { type Headline, headlineOf } from './headline.ts';
export { bodyLines, CHART_TEXT, elkInput, layoutFromElk } from './layout.ts';
export {
  compareLines,
  type DecisionPair,
  type LineComparison,
} from './lines/compareLines.ts';
export type { LineDecision } from './lines/lineDecisions.ts';
export { type MapShape, mapShapes, type StateShape, textBoxes } from './mapShapes.ts';
export { initialMoment, type Moment } from './moment.ts';
export { queryProblem } from './queryProblem.ts';
export { type Direction, type StepUnit, TraceReader } from './reader.ts';
export {
  type Breakpoint,
  breakpointAt,
  findAll,
  findNearest,
  type Matcher,
  matcherFor,
  QUERY_FIELDS,
  QueryError,
} from './search.ts';
export { edgeText, factText, recordText, spacedWords } from './sentences.ts';
export { OUTSIDE, type SequenceRow, sequenceRows } from './sequence.ts';
export { storyOf } from './story.ts';
export {
  mayKnow,
  seenIn,
  type TableChange,
  tableChanges,
  type Viewer,
  ZONES,
  zoneLabel,
} from './table.ts';
export { MARK_LABELS, type MarkKind } from './timeline.ts';
export {
  pannedSpan,
  readableLabels,
  spacedOut,
  spanShowing,
  type TimeSpan,
  zoomedSpan,
} from './timeSpan.ts';
export { type ParsedTrace, parseTrace, printTrace, TraceError } from './traceText.ts';
export { shownAs, type TurnMap, turnMap } from './turnMap.ts';
