/** The package entry `taiki/engine`: the engine without any card. */

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
export { type Agent, askAgent, playOut, randomAgent } from './agents/agents.ts';
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
} from './agents/simulate.ts';
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
} from './boundary/errors.ts';
export { answersOf } from './duel/answers.ts';
export type {
  Duel,
  DuelOptions,
  DuelSettings,
  PositionOptions,
  ReplayOptions,
  RestoreSettings,
  WatchSettings,
} from './duel/duel.ts';
export type { DuelObserver, Subscription } from './duel/subscription.ts';
export { createEngine, type Engine, type EngineOptions } from './engine.ts';
export { defineCard, parseCard } from './library/cards.ts';
export type { CardWarning } from './library/cardWarnings.ts';
export { type Deck, type DeckInput, parseDeck, printDeck } from './library/deck.ts';
export { describeAbility, describeCard, describeEffect } from './library/describeCards.ts';
export { searchCards } from './library/searchCards.ts';
export { parseChoice, printChoice } from './records/notation.ts';
export {
  type PlacedCard,
  type Position,
  type PositionZones,
  parsePosition,
  printPosition,
  STARTS,
  type StartStep,
} from './records/position.ts';
export { RULES_REVISION, type RuleChange, ruleChanges } from './records/ruleChanges.ts';
export { type DuelSnapshot, SNAPSHOT_VERSION } from './records/snapshot.ts';
export type { RuntimeName } from './runtime/runtime.ts';
export {
  type DeckBelief,
  type DeckBeliefs,
  type DeterminizeOptions,
  determinize,
} from './search/determinize.ts';
export type { SearchOptions } from './search/searchAgent.ts';
export type {
  Refutation,
  Solution,
  SolvedBranch,
  SolvedChoice,
  SolvedLine,
  SolveOptions,
} from './search/solve.ts';
export { describeFact, describeResult, type Reader } from './views/describeFact.ts';
export {
  type CardView,
  cardInView,
  type DuelView,
  type LastingView,
  type PlayerView,
  type StandbyEffectView,
  type StandbyView,
  type VisibleCard,
} from './views/duelView.ts';
export { type FactGroup, groupFacts, isNews } from './views/groupFacts.ts';
export type { FactOf, Known, KnownFact } from './views/knownFacts.ts';
export type { KnownPlaces } from './views/knownPlaces.ts';
export type { PlayerKnowledge, PrintedValues } from './views/playerKnowledge.ts';
