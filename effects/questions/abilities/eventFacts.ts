import { type SimpleEvent, simpleEvents } from '../../language/eventParts.ts';
import type { EventPattern } from '../../language/vocabulary.ts';
import type { FactKind } from '../../state/reported/facts.ts';
import { EVENT_RULES, eventRulesOf } from '../../words/events/table.ts';

function factsOfOne(event: SimpleEvent): readonly FactKind[] {
  const { facts, moreFacts } = eventRulesOf(event);
  const more = moreFacts?.(event) ?? [];
  return more.length === 0 ? facts : [...facts, ...more];
}

/** The kinds of fact that a pattern can match. */
export const factsOf = (pattern: EventPattern): readonly FactKind[] =>
  simpleEvents(pattern).flatMap(factsOfOne);

/** The kinds of fact of this turn that a pattern looks back at besides those that it matches. */
export const lookedBackAt = (pattern: EventPattern): readonly FactKind[] =>
  simpleEvents(pattern).flatMap((event) => eventRulesOf(event).looksBackAt?.(event) ?? []);

/** 703.2. Whether it matters to an event whose effect moves a card. */
export const asksForCause = (pattern: EventPattern): boolean =>
  eventRulesOf(pattern).asksForCause?.(pattern) ?? false;

/** 601.1f. Whether it matters to an event which mana is tapped. */
export const asksForMana = (pattern: EventPattern): boolean =>
  eventRulesOf(pattern).asksForMana?.(pattern) ?? false;

export function waitsFor(pattern: EventPattern, kind: FactKind): boolean {
  if (pattern.event === 'anyOf') return pattern.patterns.some((one) => waitsFor(one, kind));
  const { facts, moreFacts } = eventRulesOf(pattern);
  return facts.includes(kind) || (moreFacts?.(pattern).includes(kind) ?? false);
}

export const isEventPattern = (value: object): value is EventPattern =>
  'event' in value && typeof value.event === 'string' && value.event in EVENT_RULES && !('instead' in value);
