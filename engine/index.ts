export type { Outcome } from '../effects/interpreter/run.ts';
export { describeAbility, describeCard, describeEffect } from '../effects/language/describe.ts';
export type {
  Ability,
  Amount,
  Ban,
  Bounds,
  Breaker,
  CardDefinition,
  CardPool,
  CardType,
  Choice,
  Civilization,
  Condition,
  CostAbility,
  Duration,
  Effect,
  EventPattern,
  Face,
  Filter,
  Group,
  Instead,
  Keyword,
  Permission,
  Ref,
  Replacement,
  ReplacementPattern,
  SpellAbility,
  Static,
  StaticEffect,
  Subject,
  Target,
  Triggered,
  TriggerWord,
  UseCondition,
  Who,
} from '../effects/language/vocabulary.ts';
export { BREAKERS, CARD_TYPES, CIVILIZATIONS } from '../effects/language/vocabulary.ts';
export type { Place } from '../effects/play/play.ts';
export type { Explanation } from '../effects/questions/explain.ts';
export type {
  Answer,
  Asking,
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
export { ZONE_CHANGES } from '../effects/state/facts.ts';
export type {
  Bindings,
  Characteristics,
  Delayed,
  Game,
  Lasting,
  LastKnown,
  NamedValues,
  Opportunity,
  ShieldUse,
  SourceInfo,
  StandbyEffect,
  UseInProgress,
} from '../effects/state/game.ts';
export { type DuelLimits, defaultLimits } from '../effects/state/limits.ts';
export {
  currentRules,
  type RulesProfile,
  type RulesVersion,
  rulesByVersion,
} from '../effects/state/profile.ts';
export type { DuelContext, StartAt } from '../machines/duel/context.ts';
export type { Paused } from '../machines/duel/paused.ts';
export type { Next, ProcedureName } from '../machines/duel/procedures.ts';
export type { StandbyContext } from '../machines/standby/arbiter.ts';
export type {
  Attack,
  AttackTarget,
  Card,
  CardId,
  CardObject,
  DuelEnd,
  FaceIndex,
  ObjectId,
  Player,
  PlayerZones,
  RandomState,
  Result,
  Table,
  Turn,
  Zone,
} from '../table/nouns.ts';
export { DUEL_ENDS, PLAYERS, ZONES } from '../table/nouns.ts';
export type { AttackView, CardView, HiddenCard, PlayerView, TableView, VisibleCard } from '../table/view.ts';
export { mayKnow } from '../table/view.ts';
export { type Agent, greedyAgent, playOut, randomAgent } from './agents.ts';
export { answersOf } from './answers.ts';
export { defineCard, parseCard } from './cards.ts';
export { type Deck, type DeckInput, parseDeck, printDeck } from './deck.ts';
export {
  createDuel,
  type Duel,
  type DuelOptions,
  type DuelSettings,
  type PositionOptions,
  type ReplayOptions,
  replay,
  restoreDuel,
  type WatchSettings,
} from './duel.ts';
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
  RecordError,
  SnapshotError,
  TaikiError,
} from './errors.ts';
export { charts, type DuelInspector, type GuardAsked, type Inspect } from './inspect.ts';
export { type KnownFact, knownFacts } from './knownFacts.ts';
export { explainAt, powerAt } from './lookInside.ts';
export { parseChoice, printChoice } from './notation.ts';
export { allCards, findCard } from './pool.ts';
export {
  type PlacedCard,
  type Position,
  type PositionZones,
  parsePosition,
  printPosition,
  STARTS,
  type StartStep,
} from './position.ts';
export type { Beginning, RecordedChoice } from './record.ts';
export {
  type MissingRule,
  missingRules,
  type RuleIndex,
  type RulePlaces,
  ruleAndAbove,
  rulebook,
  ruleNumbers,
  ruleText,
} from './rulebook.ts';
export { ruleIndex } from './ruleIndex.ts';
export {
  type AgentMaker,
  type CountedGame,
  type GameFailure,
  type Share,
  type SimulatedGame,
  type Simulation,
  type SimulationOptions,
  simulate,
  simulatedGames,
  summarize,
} from './simulate.ts';
export { type DuelSnapshot, SNAPSHOT_VERSION } from './snapshot.ts';
export type { Standby } from './standby.ts';
export { starterDecks } from './starterDecks.ts';
export type { DuelObserver, Subscription } from './subscription.ts';
