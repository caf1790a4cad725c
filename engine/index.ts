export type { Answer, Decision, DecisionKind, Limits, ObjectInfo, Option } from '../effects/decisions.ts';
export { DECISION_KINDS } from '../effects/decisions.ts';
export { describeAbility, describeCard, describeEffect } from '../effects/describe.ts';
export type { Explanation } from '../effects/explain.ts';
export type { Fact, FactBody, FactKind } from '../effects/facts.ts';
export type { Game, Opportunity, StandbyEffect } from '../effects/game.ts';
export { currentRules, type RulesProfile, type RulesVersion, rulesByVersion } from '../effects/profile.ts';
export type {
  Ability,
  CardDefinition,
  CardPool,
  CardType,
  Civilization,
  Effect,
  Face,
  Filter,
} from '../effects/vocabulary.ts';
export type { Attack, AttackTarget, DuelEnd, ObjectId, Player, Result, Zone } from '../table/nouns.ts';
export type { CardView, HiddenCard, PlayerView, TableView, VisibleCard } from '../table/view.ts';
export { type Agent, greedyAgent, playOut, randomAgent } from './agents.ts';
export { defineCard, parseCard } from './cards.ts';
export { type Deck, type DeckInput, parseDeck, printDeck } from './deck.ts';
export {
  createDuel,
  type Duel,
  type DuelOptions,
  type DuelSettings,
  type PositionOptions,
  replay,
  restoreDuel,
} from './duel.ts';
export {
  CardError,
  DeckError,
  EngineError,
  type ErrorCode,
  IllegalChoiceError,
  OptionsError,
  PositionError,
  RecordError,
  SnapshotError,
  TaikiError,
} from './errors.ts';
export { allCards, findCard } from './pool.ts';
export { type PlacedCard, type Position, parsePosition, printPosition, type StartStep } from './position.ts';
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
export type { DuelSnapshot } from './snapshot.ts';
export type { Standby } from './standby.ts';
export { starterDecks } from './starterDecks.ts';
