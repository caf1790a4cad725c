/** The package entry `taiki/engine`: the engine without any card. */

export { describeAbility, describeCard, describeEffect } from '../effects/language/describe.ts';
export type { CardDefinition, CardType, Civilization, KeywordName } from '../effects/language/vocabulary.ts';
export type { CardEffect, EffectSource } from '../effects/questions/effectsOn.ts';
export type { Explanation } from '../effects/questions/explain.ts';
export type {
  AttackLegality,
  CardLegality,
  Legality,
  TargetLegality,
} from '../effects/questions/legality.ts';
export type { CardFace, CurrentCard, CurrentFace, PrintedCard } from '../effects/state/cardFace.ts';
export type {
  Answer,
  Decision,
  DecisionKind,
  Limits,
  ObjectInfo,
  Option,
} from '../effects/state/decisions.ts';
export { DECISION_KINDS } from '../effects/state/decisions.ts';
export type {
  About,
  Fact,
  FactBody,
  FactKind,
  PutHow,
  UseVerb,
  ZoneChanged,
  ZoneChangeKind,
} from '../effects/state/facts.ts';
export { type DuelLimits, defaultLimits } from '../effects/state/limits.ts';
export {
  currentRules,
  type RulesProfile,
  type RulesVersion,
  rulesByVersion,
} from '../effects/state/profile.ts';
export type { CardId, DuelEnd, ObjectId, Player, Result, Zone } from '../table/nouns.ts';
export { DUEL_ENDS, opponentOf, PLAYERS, ZONES } from '../table/nouns.ts';
export { type AttackView, type HiddenCard, VIEWERS, type Viewer, type VisibleObject } from '../table/view.ts';
export { type Agent, playOut, randomAgent } from './agents.ts';
export { answersOf } from './answers.ts';
export { defineCard, parseCard } from './cards.ts';
export type { CardWarning } from './cardWarnings.ts';
export { type Deck, type DeckInput, parseDeck, printDeck } from './deck.ts';
export { describeFact, describeResult, type Reader } from './describeFact.ts';
export { type DeckBelief, type DeckBeliefs, type DeterminizeOptions, determinize } from './determinize.ts';
export type {
  Duel,
  DuelOptions,
  DuelSettings,
  PositionOptions,
  ReplayOptions,
  RestoreSettings,
  WatchSettings,
} from './duel.ts';
export {
  type CardView,
  cardInView,
  type DuelView,
  type LastingView,
  type PlayerView,
  type StandbyEffectView,
  type StandbyView,
  type VisibleCard,
} from './duelView.ts';
export { createEngine, type Engine, type EngineOptions } from './engine.ts';
export {
  CardError,
  DeckError,
  EngineError,
  ERROR_CODES,
  type ErrorCode,
  IllegalChoiceError,
  ListenerError,
  NotationError,
  OptionsError,
  PositionError,
  QueryError,
  RecordError,
  type ReplayDifference,
  ReplayError,
  SnapshotError,
  TaikiError,
} from './errors.ts';
export { type FactGroup, groupFacts, isNews } from './groupFacts.ts';
export type { FactOf, Known, KnownFact } from './knownFacts.ts';
export { parseChoice, printChoice } from './notation.ts';
export type { PlayerKnowledge, PrintedValues } from './playerKnowledge.ts';
export {
  type PlacedCard,
  type Position,
  type PositionZones,
  parsePosition,
  printPosition,
  STARTS,
  type StartStep,
} from './position.ts';
export { RULES_REVISION, type RuleChange, ruleChanges } from './ruleChanges.ts';
export type { RuntimeName } from './runtime.ts';
export type { SearchOptions } from './search/searchAgent.ts';
export type {
  Refutation,
  Solution,
  SolvedBranch,
  SolvedChoice,
  SolvedLine,
  SolveOptions,
} from './search/solve.ts';
export { searchCards } from './searchCards.ts';
export {
  type AgentMaker,
  type AgentSetup,
  type CountedGame,
  type GameFailure,
  type Share,
  type SimulatedGame,
  type Simulation,
  type SimulationOptions,
  summarize,
} from './simulate.ts';
export { type DuelSnapshot, SNAPSHOT_VERSION } from './snapshot.ts';
export type { DuelObserver, Subscription } from './subscription.ts';
