import type { Zone } from '../../table/zones.ts';
import type { Ability, EventPattern, Face, Filter, Subject } from '../language/vocabulary.ts';

/** Zones in which the abilities of a card can work, besides the battle zone. */
const ELSEWHERE: ReadonlySet<Zone> = new Set<Zone>(['hand', 'graveyard', 'manaZone', 'shieldZone']);

const isItself = (filter: Filter | undefined): boolean => filter?.itself === true;

const isAboutItself = ({ filter }: Subject): boolean => isItself(filter);

/** The zone in which a card lies as an event has happened to it that cannot happen in the battle zone. */
function zoneOfEvent(pattern: EventPattern): Zone | undefined {
  if (pattern.event === 'discarded') return isItself(pattern.what) ? 'graveyard' : undefined;
  if (pattern.event !== 'moved' || !isAboutItself(pattern.what)) return undefined;
  const { from, to } = pattern;
  return from === undefined || from === 'battleZone' ? undefined : to;
}

/** The zones in which an ability works that names none; undefined for the battle zone. */
function zonesOf(ability: Ability): readonly Zone[] | undefined {
  if (ability.kind === 'replacement') {
    const { of } = ability;
    const zone = of.event === 'moves' && isAboutItself(of.what) ? of.from : undefined;
    return zone !== undefined && ELSEWHERE.has(zone) ? [zone] : undefined;
  }
  if (ability.kind !== 'triggered') return undefined;
  const patterns = ability.when.event === 'anyOf' ? ability.when.patterns : [ability.when];
  const zones = patterns.map(zoneOfEvent);
  const found = zones.flatMap((zone) => (zone !== undefined && ELSEWHERE.has(zone) ? [zone] : []));
  return found.length === 0 || found.length < zones.length ? undefined : [...new Set(found)];
}

function withZone(ability: Ability): Ability {
  if ((ability.kind !== 'triggered' && ability.kind !== 'replacement') || ability.from !== undefined)
    return ability;
  const from = zonesOf(ability);
  return from === undefined ? ability : { ...ability, from };
}

/**
 * 110.4g. What is printed on a face, where an ability whose event can only happen in another zone says that it works in
 * that zone.
 */
export function withWorkingZones<F extends Face>(face: F): F {
  const abilities = face.abilities.map(withZone);
  return abilities.every((ability, index) => ability === face.abilities[index])
    ? face
    : { ...face, abilities };
}
