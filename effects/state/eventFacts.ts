import type { EventPattern } from '../language/vocabulary.ts';
import { type FactKind, ZONE_CHANGES } from './facts.ts';

/** The kinds of fact that each event of a trigger can match. */
const FACTS_OF: { readonly [E in Exclude<EventPattern['event'], 'anyOf'>]: readonly FactKind[] } = {
  put: ['cardPut'],
  destroyed: ['cardDestroyed'],
  moved: ZONE_CHANGES,
  attacks: ['attackDeclared'],
  attacked: ['creatureAttacked'],
  blocks: ['creatureBlocked'],
  becomesBlocked: ['attackBlocked'],
  isNotBlocked: ['attackNotBlocked'],
  battles: ['battleBegan'],
  winsBattle: ['battleWon'],
  losesBattle: ['battleLost'],
  used: ['cardUsed'],
  battleEnds: ['battleWon', 'battleLost'],
  drawn: ['cardDrawn'],
  discarded: ['cardDiscarded'],
  tapped: ['cardTapped'],
  untapped: ['cardUntapped'],
  chosen: ['cardChosen'],
  shieldBroken: ['shieldBroken'],
  breaksShields: ['shieldsChosen'],
  startOfTurn: ['turnBegan'],
  endOfTurn: ['turnEnding'],
  endOfAttack: ['attackEnding'],
};

/** 801.1. A card put onto another may come from the battle zone itself. */
const PUT_ONTO: readonly FactKind[] = ['cardPut', 'cardMoved'];

const simpleFactsOf = (pattern: Exclude<EventPattern, { event: 'anyOf' }>): readonly FactKind[] =>
  pattern.event === 'put' && pattern.onto !== undefined ? PUT_ONTO : FACTS_OF[pattern.event];

/** The kinds of fact that a pattern can match. */
export const factsOf = (pattern: EventPattern): readonly FactKind[] =>
  pattern.event === 'anyOf' ? pattern.patterns.flatMap(factsOf) : simpleFactsOf(pattern);

/** The kinds of fact of this turn that a pattern looks back at besides those that it matches. */
export const lookedBackAt = (pattern: EventPattern): readonly FactKind[] =>
  pattern.event === 'anyOf'
    ? pattern.patterns.flatMap(lookedBackAt)
    : pattern.event === 'shieldBroken' && pattern.by !== undefined
      ? ['shieldsChosen']
      : [];

export const waitsFor = (pattern: EventPattern, kind: FactKind): boolean =>
  pattern.event === 'anyOf'
    ? pattern.patterns.some((one) => waitsFor(one, kind))
    : simpleFactsOf(pattern).includes(kind);

export const isEventPattern = (value: object): value is EventPattern =>
  'event' in value &&
  (value.event === 'anyOf' || (typeof value.event === 'string' && value.event in FACTS_OF)) &&
  !('instead' in value);
