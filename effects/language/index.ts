/** The package entry `taiki/words`: what a card can say, as functions that build it and as types. */

export type { ConditionFacts } from './conditionWord.ts';
export type { InstructionFacts } from './instructionWord.ts';
export type { LinkSide, NamedLink } from './keywords/godLink.ts';
export type { KeywordFacts } from './keywordWord.ts';
export type { ActFacts } from './staticWord.ts';
export type {
  Ability,
  Activated,
  Amount,
  Ban,
  BeginningStep,
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
  EvolutionForm,
  Face,
  Filter,
  Group,
  Instead,
  Keyword,
  ManaCost,
  Move,
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
} from './vocabulary.ts';
export { BREAKERS, CARD_TYPES, CIVILIZATIONS, EVOLUTION_FORMS } from './vocabulary.ts';
export {
  ACT_FACTS,
  CONDITION_FACTS,
  conditionOfTitle,
  INSTRUCTION_FACTS,
  KEYWORD_FACTS,
} from './wordFacts.ts';
export * from './words.ts';
