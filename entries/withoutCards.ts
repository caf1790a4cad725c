/** The package entry `taiki/engine`: the engine without any card. */

export { type Agent, askAgent, playOut, randomAgent } from '../agents/agents.ts';
export {
  type DeckBelief,
  type DeckBeliefs,
  type DeterminizeOptions,
  determinize,
} from '../agents/search/determinize.ts';
export type { SearchOptions, SearchReport } from '../agents/search/searchAgent.ts';
export type { SearchedAnswer } from '../agents/search/searchTree.ts';
export type {
  Refutation,
  Solution,
  SolvedBranch,
  SolvedChoice,
  SolvedLine,
  SolveOptions,
} from '../agents/search/solve.ts';
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
} from '../agents/simulate.ts';
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
} from '../boundary/errors.ts';
export { secretSeed } from '../boundary/secretSeed.ts';
export type { CardDefinition, CardType, Civilization, KeywordName } from '../effects/language/vocabulary.ts';
export type { CardFace, CurrentCard, CurrentFace, PrintedCard } from '../effects/state/cardFace.ts';
export { type DuelLimits, defaultLimits } from '../effects/state/limits.ts';
export {
  currentRules,
  type RulesProfile,
  type RulesVersion,
  rulesByVersion,
} from '../effects/state/profile.ts';
export type {
  Answer,
  Decision,
  DecisionKind,
  Limits,
  ObjectInfo,
  Option,
} from '../effects/state/reported/decisions.ts';
export { DECISION_KINDS } from '../effects/state/reported/decisions.ts';
export type {
  About,
  Fact,
  FactBody,
  FactKind,
  PutHow,
  UseVerb,
  ZoneChanged,
  ZoneChangeKind,
} from '../effects/state/reported/facts.ts';
export { answersOf } from '../engine/decisions/answers.ts';
export type { Duel, Sampler } from '../engine/duel/duel.ts';
export type {
  DuelOptions,
  DuelSettings,
  PositionOptions,
  ReplayOptions,
  RestoreSettings,
  WatchSettings,
} from '../engine/duel/duelOptions.ts';
export type { DuelObserver, Subscription } from '../engine/duel/subscription.ts';
export { parseChoice, printChoice } from '../engine/records/notation.ts';
export {
  type PlacedCard,
  type PlacedGear,
  type PlacedLink,
  type Position,
  type PositionZones,
  parsePosition,
  printPosition,
  STARTS,
  type StartStep,
} from '../engine/records/position.ts';
export { RULES_REVISION, type RuleChange, ruleChanges } from '../engine/records/ruleChanges.ts';
export { type DuelSnapshot, SNAPSHOT_VERSION } from '../engine/records/snapshot.ts';
export type { RuntimeName } from '../engine/runtime/runtime.ts';
export { cardInView } from '../engine/views/cardInView.ts';
export { describeFact, describeResult, type Reader } from '../engine/views/describeFact.ts';
export type {
  CardView,
  DuelView,
  LastingView,
  PlayerView,
  StandbyEffectView,
  StandbyView,
  VisibleCard,
} from '../engine/views/duelView.ts';
export type { CardEffect, EffectSource } from '../engine/views/effectsOn.ts';
export type { Explanation } from '../engine/views/explain.ts';
export { type FactGroup, groupFacts, isNews } from '../engine/views/groupFacts.ts';
export type { FactOf, Known, KnownFact } from '../engine/views/knownFacts.ts';
export type { KnownPlaces } from '../engine/views/knownPlaces.ts';
export type {
  AttackLegality,
  CardLegality,
  Legality,
  TargetLegality,
} from '../engine/views/legality.ts';
export type { PlayerKnowledge, PrintedValues } from '../engine/views/playerKnowledge.ts';
export { describePower } from '../engine/views/wording.ts';
export { defineCard, parseCard } from '../library/cards.ts';
export type { CardWarning } from '../library/cardWarnings.ts';
export { type Deck, type DeckInput, parseDeck, printDeck } from '../library/deck.ts';
export { describeAbility, describeCard, describeEffect } from '../library/describeCards.ts';
export { searchCards } from '../library/searchCards.ts';
export type { CardId, DuelEnd, ObjectId, Player, Result, Seed, Zone } from '../table/nouns.ts';
export { DUEL_ENDS, opponentOf, PLAYERS, ZONES } from '../table/nouns.ts';
export { SENTENCES } from '../table/sentences/sentences.ts';
export {
  type AttackView,
  type HiddenCard,
  type ShownLink,
  VIEWERS,
  type Viewer,
  type VisibleObject,
} from '../table/view.ts';
export { createEngine, type Engine, type EngineOptions } from './engine.ts';
