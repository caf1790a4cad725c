import { PRIVATE_ZONES, type Zone } from '../../table/nouns.ts';
import type { Ability, Triggered } from '../language/vocabulary.ts';
import { counterpartOf, type FactBody, isZoneChange, subjectsOfFact } from '../state/facts.ts';
import type { Bindings } from '../state/game.ts';

const NONE: readonly Triggered[] = [];

/** 112. Slayer is a triggered ability printed as a keyword. */
const SLAYER: Triggered = {
  kind: 'triggered',
  when: { event: 'battleEnds', what: { of: 'any', filter: { itself: true } } },
  effect: { do: 'destroy', what: { ref: 'other' } },
};

function asTriggered(ability: Ability): Triggered | undefined {
  if (ability.kind === 'triggered') return ability;
  return ability.kind === 'keyword' && ability.name === 'slayer' ? SLAYER : undefined;
}

export function triggeredIn(abilities: readonly Ability[]): readonly Triggered[] {
  let found: Triggered[] | undefined;
  for (const ability of abilities) {
    const triggered = asTriggered(ability);
    if (triggered === undefined) continue;
    found ??= [];
    found.push(triggered);
  }
  return found ?? NONE;
}

/** 603.2e. An ability that works in a private zone must be declared, wherever its card is. */
export const needsDeclaration = (ability: Triggered): boolean =>
  ability.from?.some((zone) => PRIVATE_ZONES.has(zone)) ?? false;

/** 110.4. Whether an ability works in a zone. */
export const triggersIn = (ability: Triggered, zone: Zone): boolean =>
  ability.from === undefined ? zone === 'battleZone' : ability.from.includes(zone);

/** The objects that a trigger and its effect can refer to: `that`, `was` and `other`. */
export function bindingsOf(fact: FactBody): Bindings {
  const that = subjectsOfFact(fact);
  const other = counterpartOf(fact);
  if (other !== undefined) return { that, other: [other] };
  return isZoneChange(fact) ? { that, was: [fact.was] } : { that };
}
