import { type CardObject, PRIVATE_ZONES, type Zone } from '../../../table/nouns.ts';
import { DYNAMO_IN_BATTLE } from '../../language/activatedEffect.ts';
import type {
  Ability,
  EventPattern,
  Face,
  Filter,
  KeywordName,
  Triggered,
} from '../../language/vocabulary.ts';
import type { Bindings } from '../../state/game.ts';
import { counterpartOf, type FactBody, isZoneChange, subjectsOfFact } from '../../state/reported/facts.ts';

const NONE: readonly Triggered[] = [];

/** 112. Slayer is a triggered ability printed as a keyword. */
const SLAYER: Triggered = {
  kind: 'triggered',
  when: { event: 'battleEnds', what: { of: 'any', filter: { itself: true } } },
  effect: { do: 'destroy', what: { ref: 'other' } },
};

/** 112, 602.1. What triggers of a keyword. */
const OF_KEYWORDS: { readonly [K in KeywordName]?: Triggered } = { slayer: SLAYER, dynamo: DYNAMO_IN_BATTLE };

function asTriggered(ability: Ability): Triggered | undefined {
  if (ability.kind === 'triggered') return ability;
  return ability.kind === 'keyword' ? OF_KEYWORDS[ability.name] : undefined;
}

export function triggeredIn(abilities: readonly Ability[]): readonly Triggered[] {
  let found: Triggered[] | undefined;
  for (const ability of abilities) {
    const triggered = asTriggered(ability);
    // A creature that has been given several dynamos can be tapped for one of them only.
    if (triggered === undefined || (triggered === DYNAMO_IN_BATTLE && found?.includes(triggered))) continue;
    found ??= [];
    found.push(triggered);
  }
  return found ?? NONE;
}

/** 603.2e. An ability that works in a private zone must be declared, wherever its card is. */
export const needsDeclaration = (ability: Triggered): boolean =>
  ability.from?.some((zone) => PRIVATE_ZONES.has(zone)) ?? false;

/** Whether an ability that is not a use of its card triggers only while that is face up. */
const triggersOnlyFaceUp = ({ given, word }: Triggered): boolean =>
  word === undefined &&
  given?.kind === 'is' &&
  'ref' in given.what &&
  given.what.ref === 'this' &&
  given.like.faceUp === true;

/** 110.3d, 304. A face-up shield hides nothing, so its abilities trigger by themselves. */
export const isDeclaredOn = ({ type }: Face, ability: Triggered): boolean =>
  needsDeclaration(ability) &&
  (ability.from?.some((zone) => zone !== 'shieldZone') === true ||
    (type !== 'galaxyCastle' && !triggersOnlyFaceUp(ability)));

/** 110.4. Whether an ability works in a zone. */
export const triggersIn = (ability: Triggered, zone: Zone): boolean =>
  ability.from === undefined ? zone === 'battleZone' : ability.from.includes(zone);

/** Whether a filter names the bearer, alone or beside others. */
const namesItself = ({ itself, anyOf }: Filter): boolean =>
  itself === true || (anyOf?.some(namesItself) ?? false);

/** Whether an event is about the bearer of the trigger. */
function isAboutBearer(pattern: EventPattern): boolean {
  if (pattern.event === 'drawn') return pattern.itself === true;
  if (!('what' in pattern) || pattern.what === undefined) return false;
  return namesItself('of' in pattern.what ? (pattern.what.filter ?? {}) : pattern.what);
}

/**
 * 110.4g, 603.5. What of an event an ability can see: outside the battle zone, a card that arrives in the event sees only what happens to
 * itself (`this`, not `a card`). In the battle zone a newcomer sees itself arrive (603.5a). Undefined if it can see nothing of it.
 */
export function patternSeenBy(
  { when }: Triggered,
  { id, zone }: CardObject,
  fact: FactBody,
): EventPattern | undefined {
  if (zone === 'battleZone' || !isZoneChange(fact)) return when;
  if (fact.object !== id) return fact.together?.includes(id) ? undefined : when;
  const patterns = (when.event === 'anyOf' ? when.patterns : [when]).filter(isAboutBearer);
  return patterns.length === 0 ? undefined : { event: 'anyOf', patterns };
}

/** The objects that a trigger and its effect can refer to: `that`, `was` and `other`. */
export function bindingsOf(fact: FactBody): Bindings {
  // 109.2a. What was put under another card is meant, not that card.
  if (fact.kind === 'cardPutUnder') return { that: [fact.was], was: [fact.was] };
  const that = subjectsOfFact(fact);
  const other = counterpartOf(fact);
  if (other !== undefined) return { that, other: [other] };
  return isZoneChange(fact) ? { that, was: [fact.was] } : { that };
}
