/**
 * The package entry `taiki/inspect`, for programs that look inside a duel: the charts, the types that an inspector receives,
 * and the complete game state including hidden information.
 */

export type { Place } from '../effects/play/play.ts';
export {
  nextOnStandby,
  type OnStandby,
  type Side,
  STANDBY_LANES,
  type StandbyAct,
  type StandbyLaneName,
} from '../effects/standby/nextOnStandby.ts';
export type {
  BecameOne,
  Bindings,
  Characteristics,
  Delayed,
  Game,
  Lasting,
  LastKnown,
  LyingBelow,
  NamedValues,
  Opportunity,
  PaidReduction,
  PutCommand,
  ShieldUse,
  SourceInfo,
  StandbyEffect,
  TapAbilityUse,
  UseInProgress,
  Waiting,
  WaitingAbility,
  WaitingShieldUse,
} from '../effects/state/game.ts';
export type { Asking } from '../effects/state/reported/decisions.ts';
export type { AttackOutcome, MainOutcome, Outcome } from '../effects/state/reported/outcome.ts';
export { playerAfter } from '../effects/steps/turn/turn.ts';
export type { DuelContext, StartAt } from '../machines/duel/context.ts';
export { notSent } from '../machines/duel/notSent.ts';
export type { Paused } from '../machines/duel/paused.ts';
export type { NextToAct, ProcedureName } from '../machines/duel/procedures.ts';
export type { StandbyContext } from '../machines/standby/arbiter.ts';
export { deepFreeze } from '../table/deepFreeze.ts';
export type {
  Attack,
  AttackTarget,
  Card,
  CardObject,
  FaceIndex,
  LinkedCard,
  NumericRandom,
  PlayerZones,
  RandomState,
  SecretRandom,
  Table,
  Turn,
} from '../table/nouns.ts';
export { ignoredObject, lyingIn } from '../table/seals.ts';
export { mayKnow } from '../table/view.ts';
export { concessionFact } from './duel/concessionFact.ts';
export { explainAt, otherFaceAt, type PowerEffect, powerAt, powerEffectsAt } from './duel/lookInside.ts';
export type { Beginning, RecordedChoice } from './records/record.ts';
export { charts, type DuelInspector, type GuardAsked, type Inspect } from './runtime/inspect.ts';
export {
  type ChartName,
  type InspectedActor,
  type InspectedState,
  type Inspection,
  type Microstep,
  placeOfTransition,
  readInspection,
  type TakenTransition,
  type TransitionPlace,
} from './runtime/readInspection.ts';
export { knownFacts } from './views/knownFacts.ts';
export type { Standby } from './views/standby.ts';
