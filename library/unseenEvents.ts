import { eventWordOf } from '../effects/language/events/table.ts';
import type { EventWord } from '../effects/language/eventWord.ts';
import type { Misfit } from '../effects/language/instructionWord.ts';
import { replacedEventWordOf } from '../effects/language/replacedEvents/table.ts';
import type {
  Ability,
  EventPattern,
  Replacement,
  ReplacementPattern,
  Static,
  Triggered,
} from '../effects/language/vocabulary.ts';
import { placed } from '../effects/questions/abilities/workingZones.ts';
import { EXPECTATIONS } from '../table/sentences/problems.ts';
import type { Zone } from '../table/zones.ts';

/** An ability that says in which zones it works. */
export type PlacedAbility = Replacement | Static | Triggered;

/** The part of an event that rules it out for an ability that works in these zones. */
function misfitOf<E extends EventPattern | ReplacementPattern>(
  { misfit, seesItself }: Pick<EventWord<E>, 'misfit' | 'seesItself'>,
  event: E,
  zones: readonly Zone[],
  path: string,
): Misfit | undefined {
  const [field, expected, found] = misfit?.(event) ?? [];
  if (field !== undefined && expected !== undefined) return [`${path}.${field}`, expected, found];
  const seen = seesItself(event);
  if (seen === undefined || seen.some((zone) => zones.includes(zone))) return undefined;
  return [`${path}.event`, EXPECTATIONS.eventHere(zones.join(', ')), event.event];
}

/** 603.1, 110.4. An event that the bearer of a triggered ability could never see. */
export function misfitOfTrigger(ability: Triggered): Misfit | undefined {
  const { when } = ability;
  const patterns = when.event === 'anyOf' ? when.patterns : [when];
  const zones = zonesOf(ability);
  for (const [index, pattern] of patterns.entries()) {
    if (pattern.event === 'anyOf') continue;
    const path = when.event === 'anyOf' ? `when.patterns[${index}]` : 'when';
    const misfit = misfitOf(eventWordOf(pattern), pattern, zones, path);
    if (misfit !== undefined) return misfit;
  }
  return undefined;
}

function zonesOf(ability: PlacedAbility): readonly Zone[] {
  const named = placed(ability).flatMap((one) => ('from' in one ? (one.from ?? []) : []));
  return named.length === 0 ? ['battleZone'] : named;
}

/** 609.2, 110.4. An event that could never happen to the bearer of a replacement effect where that works. */
export const misfitOfReplacedEvent = (ability: Replacement): Misfit | undefined =>
  misfitOf(replacedEventWordOf(ability.of), ability.of, zonesOf(ability), 'of');

/** 110.4c, 608.3a. An ability that nothing in the battle zone could use. */
export function misfitOfGained(ability: Ability): string | undefined {
  if (ability.kind === 'spell' || ability.kind === 'cost' || ability.kind === 'useOnlyIf')
    return EXPECTATIONS.abilityOfBattleZone;
  if (ability.kind === 'keyword')
    return ability.name === 'evolution' ? EXPECTATIONS.noEvolutionGained : undefined;
  return ability.from === undefined || ability.from.includes('battleZone')
    ? undefined
    : EXPECTATIONS.abilityOfBattleZone;
}
