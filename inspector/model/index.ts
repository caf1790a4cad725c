/** Reads traces on the page: pure functions that need neither Node nor the engine at run time. */

export type { Box, ChartLayout, LaidOutEdge, Point } from '../core/charts/chartLayout.ts';
export { bodyLines, CHART_TEXT, elkInput, layoutFromElk } from '../core/charts/elkGraph.ts';
export { ExpressionError, type Value } from '../core/values/expression.ts';
export { arbitrationAt } from './arbiter.ts';
export { bearerOf, besideBearers } from './besideBearers.ts';
export type { CauseRelation } from './causes/cause.ts';
export { type CauseLink, causesOf } from './causes/causesOf.ts';
export { powerCausesOf, powerEffectText } from './causes/powerCauses.ts';
export { pathOf } from './chartIndex.ts';
export { contextChanges, payloadText, valueText } from './contextChanges.ts';
export { differences } from './differences.ts';
export {
  compareLines,
  type DecisionPair,
  type LineComparison,
} from './lines/compareLines.ts';
export type { LineDecision } from './lines/lineDecisions.ts';
export { chosenText } from './lines/lineDecisions.ts';
export { inkOn } from './map/arrowRoute.ts';
export { type FittedMap, fittedMap, type Size, scrolledTo } from './map/fittedMap.ts';
export { type Focus, type FocusStep, type FocusWindow, focusOf } from './map/focus.ts';
export { type MapShape, mapShapes, type StateShape, textBoxes } from './map/mapShapes.ts';
export { shownAs, type TurnMap, turnMap } from './map/turnMap.ts';
export { initialMoment, type Moment } from './moment.ts';
export { type Direction, type StepUnit, TraceReader } from './reader.ts';
export {
  findAll,
  findNearest,
  type Matcher,
  matcherFor,
  QUERY_FIELDS,
  QueryError,
} from './search.ts';
export {
  mayKnow,
  namesOf,
  nextActive,
  opponentOf,
  seenIn,
  type TableChange,
  tableChanges,
  type Viewer,
} from './table.ts';
export { COURSES, type Course, endOf } from './telling/endOf.ts';
export { ENGLISH } from './telling/english.ts';
export { justHappened } from './telling/happened.ts';
export { type Headline, headlineOf, nextTurn, whereabouts } from './telling/headline.ts';
export { edgeText, recordText } from './telling/recordText.ts';
export { factText, spacedWords } from './telling/sentences.ts';
export { OUTSIDE, type SequenceRow, sequenceRows } from './telling/sequence.ts';
export { resolvingObject, storyOf } from './telling/story.ts';
export type { Telling } from './telling/telling.ts';
export { MARK_LABELS, type MarkKind } from './timeline.ts';
export {
  pannedSpan,
  readableLabels,
  spacedOut,
  spanShowing,
  type TimeSpan,
  zoomedSpan,
} from './timeSpan.ts';
export { queryProblem } from './trace/queryProblem.ts';
export { type ParsedTrace, parseTrace, printTrace, TraceError } from './trace/traceText.ts';
export {
  type Breakpoint,
  type BreakpointHit,
  BreakpointHits,
  type BreakpointSpec,
  breakpointProblem,
  breakpointText,
} from './watching/breakpoints.ts';
export { DUEL_CALLS, DUEL_NAMES, type MomentExpression, momentExpression } from './watching/momentNames.ts';
export { Series, type ValueJump } from './watching/series.ts';
export { type WayOut, type WayOutcome, waysOut } from './waysOut.ts';
export { ZONES, zoneLabel } from './zones.ts';
