/**
 * The package entry `taiki/rulings`. A ruling is an official answer about a case; a scenario is its executable form: a position,
 * the players' choices, and what must hold.
 */

export type { Arrangement } from '../entries/arrange.ts';
export type { Case, CaseAnswer, CasePlay, CaseSkip } from './cases/case.ts';
export { caseOfRuling, printCase } from './cases/caseOfRuling.ts';
export { firstDifference, linesInSteps, sharedLines } from './cases/compareLines.ts';
export {
  askedAtEnd,
  differingEnds,
  type EndDifferences,
  endDifferences,
  type ZoneDifference,
} from './cases/endDifferences.ts';
export type { Judged, JudgeOptions, Outcome, Rest } from './cases/follower.ts';
export { judge } from './cases/judge.ts';
export { judgeAnswers, judgeChoices } from './cases/judgeDuel.ts';
export { parseCase } from './cases/parseCase.ts';
export { ExpectationError, ScenarioError } from './errors.ts';
export { assertFacts, assertNoFacts, factLine } from './factLines.ts';
export { findScenario, type ScenarioQuery, searchScenarios } from './findScenario.ts';
export {
  FIXTURE_FORMAT,
  type FixtureCard,
  type FixtureChoice,
  type FixtureDecision,
  type FixtureEnd,
  type FixtureEndCard,
  type FixtureExpectation,
  type FixtureFact,
  type FixtureOwnCard,
  type FixturePlay,
  type FixtureStandby,
  type FixtureZones,
  type RulingFixture,
} from './fixtures/fixture.ts';
export { fixtureSchema } from './fixtures/fixtureSchema.ts';
export { rulingFixture } from './fixtures/rulingFixture.ts';
export {
  type NarrateOptions,
  type Narration,
  type NarrationKind,
  type NarrationLine,
  narrate,
} from './narrate.ts';
export {
  describeStandbyEffect,
  ENGLISH_NARRATION,
  type NarrationTexts,
  type ZoneMarks,
} from './narrationTexts.ts';
export { type Moment, type RunOptions, runScenario, WAYS, type Way } from './runScenario.ts';
export type {
  Asked,
  End,
  Expectation,
  FactLine,
  FactText,
  Play,
  PlayerEnd,
  Scenario,
  Skip,
  StandbyLine,
  Step,
  ZoneEnd,
} from './scenario.ts';
export { scenarios } from './scenarios/index.ts';
export { type RulingSource, STATUS_MEANS, sourceOf } from './sources.ts';
export {
  assertStandby,
  type LaneAction,
  type LaneEntry,
  type StandbyLane,
  standbyLanes,
  standbyLines,
} from './standbyLanes.ts';
export { assertZones, zoneLines } from './zoneLines.ts';
