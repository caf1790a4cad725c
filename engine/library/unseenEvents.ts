import type {
  Ability,
  EventPattern,
  Filter,
  Replacement,
  Static,
  Subject,
  Triggered,
} from '../../effects/language/vocabulary.ts';
import { placed } from '../../effects/questions/workingZones.ts';
import { ZONES, type Zone } from '../../table/zones.ts';

/** A field that could never take effect, with what was expected and what was found. */
export type Misfit = readonly [field: string, expected: string, found: unknown];

/** An ability that says in which zones it works. */
export type PlacedAbility = Replacement | Static | Triggered;

const meansItself = (filter: Filter | undefined): boolean =>
  filter?.itself === true || filter?.is?.ref === 'this';

/** The zones in which a card sees its own move: the battle zone that it has left (603.5c), or the zone that it has come to. */
function zonesOfMove({ from, to }: Extract<EventPattern, { event: 'moved' }>): readonly Zone[] {
  const before: readonly Zone[] = from === undefined || from === 'battleZone' ? ['battleZone'] : [];
  const after = from === 'battleZone' ? [] : to === undefined ? ZONES : [to];
  return [...before, ...after];
}

type SimplePattern = Exclude<EventPattern, { event: 'anyOf' }>;

/** The zones in which a card sees an event that happens to itself; undefined if the event is not about the card. */
function zonesOfEvent(pattern: SimplePattern): readonly Zone[] | undefined {
  switch (pattern.event) {
    case 'startOfTurn':
    case 'endOfTurn':
    case 'drawn':
      return undefined;
    case 'used':
      return meansItself(pattern.what) ? [] : undefined;
    case 'discarded':
      return meansItself(pattern.what) ? ['graveyard'] : undefined;
    case 'shieldBroken':
      return meansItself(pattern.by?.filter) ? ['battleZone'] : undefined;
    case 'moved':
      return meansItself(pattern.what.filter) ? zonesOfMove(pattern) : undefined;
    default:
      return meansItself(pattern.what.filter) ? ['battleZone'] : undefined;
  }
}

/** 400.5. No card goes from a zone to the same zone; in a deck it changes its place. */
const isNoMove = (from: Zone | undefined, to: Zone | undefined): boolean =>
  from !== undefined && from === to && to !== 'deck';

const namesOf = (zones: readonly Zone[]): string => zones.join(', ');

/** The part of an event that rules it out for an ability that works in these zones. */
function misfitOfEvent(pattern: SimplePattern, zones: readonly Zone[], path: string): Misfit | undefined {
  if (pattern.event === 'used') {
    if (meansItself(pattern.what))
      return [
        `${path}.what`,
        'other cards, because a card sees nothing of its own use (409.1a)',
        pattern.what,
      ];
    if (pattern.from?.includes('battleZone'))
      return [`${path}.from`, 'zones that cards are used from, not the battle zone (601.1a)', pattern.from];
  }
  if (pattern.event === 'moved' && isNoMove(pattern.from, pattern.to))
    return [`${path}.to`, 'another zone than the one that it comes from (400.5)', pattern.to];
  const seen = zonesOfEvent(pattern);
  if (seen === undefined || seen.some((zone) => zones.includes(zone))) return undefined;
  const expected = `an event that can happen to this card where the ability works (${namesOf(zones)})`;
  return [`${path}.event`, expected, pattern.event];
}

/** 603.1, 110.4. An event that the bearer of a triggered ability could never see. */
export function misfitOfTrigger(ability: Triggered): Misfit | undefined {
  const { when } = ability;
  const patterns = when.event === 'anyOf' ? when.patterns : [when];
  const zones = zonesOf(ability);
  for (const [index, pattern] of patterns.entries()) {
    if (pattern.event === 'anyOf') continue;
    const path = when.event === 'anyOf' ? `when.patterns[${index}]` : 'when';
    const misfit = misfitOfEvent(pattern, zones, path);
    if (misfit !== undefined) return misfit;
  }
  return undefined;
}

function zonesOf(ability: PlacedAbility): readonly Zone[] {
  const named = placed(ability).flatMap((one) => ('from' in one ? (one.from ?? []) : []));
  return named.length === 0 ? ['battleZone'] : named;
}

const isOnItself = (what: Subject): boolean => meansItself(what.filter);

/** 609.2, 110.4. An event that could never happen to the bearer of a replacement effect where that works. */
export function misfitOfReplacedEvent(ability: Replacement): Misfit | undefined {
  const { of } = ability;
  if (of.event === 'moves' && isNoMove(of.from, of.to))
    return ['of.to', 'another zone than the one that it comes from (400.5)', of.to];
  if (of.event === 'leaves' && of.to === 'battleZone')
    return ['of.to', 'another zone than the battle zone (400.5)', of.to];
  if (!('what' in of) || !isOnItself(of.what)) return undefined;
  const seen = of.event === 'moves' ? (of.from === undefined ? ZONES : [of.from]) : (['battleZone'] as const);
  const zones = zonesOf(ability);
  if (seen.some((zone) => zones.includes(zone))) return undefined;
  return [
    'of.event',
    `an event that can happen to this card where the ability works (${namesOf(zones)})`,
    of.event,
  ];
}

/** 110.4c, 608.3a. An ability that nothing in the battle zone could use. */
export function misfitOfGained(ability: Ability): string | undefined {
  if (ability.kind === 'spell' || ability.kind === 'cost' || ability.kind === 'useOnlyIf')
    return 'an ability that works in the battle zone, where it is gained';
  if (ability.kind === 'keyword')
    return ability.name === 'evolution'
      ? 'no evolution, because it is put onto others before it gains'
      : undefined;
  return ability.from === undefined || ability.from.includes('battleZone')
    ? undefined
    : 'an ability that works in the battle zone, where it is gained';
}
