import type { CardObject } from '../../../table/nouns.ts';
import type { Zone } from '../../../table/zones.ts';
import type {
  Ability,
  Ban,
  EventPattern,
  Face,
  Filter,
  Static,
  StaticEffect,
  Subject,
} from '../../language/vocabulary.ts';

/** Zones in which the abilities of a card can work, besides the battle zone. */
const ELSEWHERE: ReadonlySet<Zone> = new Set<Zone>(['hand', 'graveyard', 'manaZone', 'shieldZone']);

const isItself = (filter: Filter | undefined): boolean => filter?.itself === true;

const isAboutItself = ({ filter }: Subject): boolean => isItself(filter);

/** The zone in which a card lies as an event has happened to it that cannot happen in the battle zone. */
function zoneOfEvent(pattern: EventPattern): Zone | undefined {
  if (pattern.event === 'discarded') return isItself(pattern.what) ? 'graveyard' : undefined;
  if (pattern.event === 'drawn') return pattern.itself ? 'hand' : undefined;
  if (pattern.event !== 'moved' || !isAboutItself(pattern.what)) return undefined;
  const { from, to } = pattern;
  return from === undefined || from === 'battleZone' ? undefined : to;
}

/** The zones in which an ability works that names none; undefined for the battle zone. */
function zonesOf(ability: Ability): readonly Zone[] | undefined {
  if (ability.kind === 'replacement') {
    const { of } = ability;
    const isMove = of.event === 'moves' || of.event === 'leaves';
    const zone = isMove && isAboutItself(of.what) ? of.from : undefined;
    return zone !== undefined && (zone === 'deck' || ELSEWHERE.has(zone)) ? [zone] : undefined;
  }
  if (ability.kind !== 'triggered') return undefined;
  const patterns = ability.when.event === 'anyOf' ? ability.when.patterns : [ability.when];
  const zones = patterns.map(zoneOfEvent);
  const found = zones.flatMap((zone) => (zone !== undefined && ELSEWHERE.has(zone) ? [zone] : []));
  return found.length === 0 || found.length < zones.length ? undefined : [...new Set(found)];
}

/** 110.4e, 601.1a. Where a card may be used from, or put from. */
const USED_FROM: readonly Zone[] = ['hand', 'manaZone', 'graveyard', 'shieldZone'];

function zonesOfBan(ban: Ban): readonly Zone[] | undefined {
  switch (ban.do) {
    case 'summon':
    case 'cast':
    case 'use':
    case 'put':
      return isItself(ban.what) ? USED_FROM : undefined;
    case 'move':
      return ELSEWHERE.has(ban.from) ? [ban.from] : undefined;
    default:
      return undefined;
  }
}

/**
 * 110.4d, 110.4e. Where a static effect works that a card has on itself and that matters in other zones: what changes or forbids its own
 * use works where it is used from, and a cross gear is also crossed in the battle zone. Undefined for the battle zone.
 */
function zonesOfOwn(effect: StaticEffect): readonly Zone[] | undefined {
  if (effect.kind === 'cost' || effect.kind === 'halvesCost') return [...USED_FROM, 'battleZone'];
  if (
    effect.kind === 'paidReduction' ||
    effect.kind === 'baseReduces' ||
    effect.kind === 'mayCostLess' ||
    effect.kind === 'usableFor'
  )
    return USED_FROM;
  if (effect.kind === 'cannot') return zonesOfBan(effect.ban);
  if (effect.kind !== 'can' || effect.permission.do !== 'summonFrom') return undefined;
  return ELSEWHERE.has(effect.permission.zone) ? [effect.permission.zone] : undefined;
}

/** Whether an ability is a static one with effects on its own card. */
export const isOnOwnCard = (ability: Ability): ability is Static =>
  ability.kind === 'static' && 'ref' in ability.affects && ability.affects.ref === 'this';

/** 110.4e. Whether a static ability changes or forbids the use of its own card. */
export const isOnOwnUse = (ability: Ability): boolean =>
  isOnOwnCard(ability) && ability.effects.some((effect) => zonesOfOwn(effect) !== undefined);

/** A static ability on its own card, one for each set of zones in which its effects work. */
function splitByZones(ability: Static): readonly Ability[] {
  if (!isOnOwnCard(ability)) return [ability];
  const parts = new Map<string, { readonly from: readonly Zone[] | undefined; effects: StaticEffect[] }>();
  for (const effect of ability.effects) {
    const from = zonesOfOwn(effect);
    const part = parts.get(`${from}`) ?? { from, effects: [] };
    part.effects.push(effect);
    parts.set(`${from}`, part);
  }
  if (parts.size === 1 && parts.has('undefined')) return [ability];
  return [...parts.values()].map(({ from, effects }) => ({
    ...ability,
    effects,
    ...(from === undefined ? {} : { from }),
  }));
}

/** 304. The abilities of a G castle work only while it lies face up where it lies as a shield. */
export const isInEffect = ({ type }: Face, { zone, faceUp }: CardObject): boolean =>
  type !== 'galaxyCastle' || zone !== 'shieldZone' || faceUp;

/** 110.4d-g. An ability with the zones in which it works; a static ability is split where its effects work in different ones. */
export function placed(ability: Ability): readonly Ability[] {
  if (ability.kind === 'static' && ability.from === undefined) return splitByZones(ability);
  if ((ability.kind !== 'triggered' && ability.kind !== 'replacement') || ability.from !== undefined)
    return [ability];
  const from = zonesOf(ability);
  return [from === undefined ? ability : { ...ability, from }];
}

/**
 * 110.4d-g. What is printed on a face, where an ability that can only matter in other zones says that it works in those.
 */
export function withWorkingZones<F extends Face>(face: F): F {
  const abilities = face.abilities.flatMap(placed);
  return abilities.length === face.abilities.length &&
    abilities.every((ability, index) => ability === face.abilities[index])
    ? face
    : { ...face, abilities };
}
