export {
  type Arrangement,
  arrange,
  type CardInput,
  type PlayerInput,
  type ZoneInput,
} from '../entries/arrange.ts';
export { abilityArbitrary, effectArbitrary } from './arbitraries/abilities.ts';
export { type CardArbitraryOptions, cardArbitrary } from './arbitraries/cards.ts';
export { answerBy, choicesArbitrary, chooserOf, passingAnswer } from './arbitraries/choices.ts';
export { type DeckArbitraryOptions, deckArbitrary } from './arbitraries/decks.ts';
export { type DuelArbitraryOptions, duelArbitrary, type GeneratedDuel } from './arbitraries/duels.ts';
export { type PositionArbitraryOptions, positionArbitrary } from './arbitraries/positions.ts';
export { type CheckParameters, checkDuel, checkRecord, PropertyError } from './checkDuel.ts';
export { type Counterexample, printCounterexample } from './counterexamples/printCounterexample.ts';
export { printRecordTest } from './counterexamples/printRecordTest.ts';
export { type ShrinkOptions, type ShrunkRecord, shrinkRecord } from './counterexamples/shrinkRecord.ts';
export { findProperty } from './findProperty.ts';
export { historyOfRecord } from './historyOfRecord.ts';
export { type Divergence, playInLockstep } from './lockstep.ts';
export { type CheckedFinding, checkLog, logChecks } from './log/checkLog.ts';
export type { LogCheck, LogFinding } from './log/finding.ts';
export { parseLog } from './log/parseLog.ts';
export type { Moment } from './momentRecorder.ts';
export {
  type Perft,
  type PerftBranch,
  type PerftCount,
  type PerftOptions,
  perft,
  stateText,
} from './perft.ts';
export {
  type Chooser,
  type DuelHistory,
  type DuelProperty,
  type HistoryChoice,
  playDuel,
  type Violation,
} from './playDuel.ts';
export { cachesChangeNothing } from './properties/caches.ts';
export { chanceProperties } from './properties/chance.ts';
export { engineProperties } from './properties/engine.ts';
export { informationProperties } from './properties/information.ts';
export { type PriorityProperty, priorityProperties } from './properties/priority.ts';
export type { ScriptedChoice } from './scriptedDuel.ts';
export { playTwins, type Twins, type TwinsResult, twinPosition } from './twins.ts';
