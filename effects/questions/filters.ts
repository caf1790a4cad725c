import { type CardObject, PLAYERS, type Zone } from '../../table/nouns.ts';
import type { Civilization, Face, Filter, Group, Ref } from '../language/vocabulary.ts';
import type { Characteristics } from '../state/game.ts';
import { crossedBy, isPlayer, namedAs, refersTo, type Scope } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import { isWithin } from './amounts.ts';
import {
  abilitiesOf,
  civilizationsOf,
  facesOf,
  isCreatureFace,
  isEvolution,
  lastKnownOf,
  placeOf,
  powerOf,
  racesOf,
} from './characteristics.ts';

function typeMatches(face: Face, type: NonNullable<Filter['type']>): boolean {
  if (type === 'card') return true;
  if (type === 'creature') return isCreatureFace(face);
  return typeof type === 'string' ? face.type === type : type.includes(face.type);
}

/** Tests one face of an object, where a twinpact counts as both. */
export function faceMatches(
  world: World,
  object: CardObject,
  face: Face,
  filter: Filter,
  scope: Scope,
): boolean {
  const { attack } = world.game;
  if (filter.type !== undefined && !typeMatches(face, filter.type)) return false;
  if (filter.other && object.id === scope.source) return false;
  if (filter.itself && object.id !== scope.source) return false;
  if (filter.tapped !== undefined && object.tapped !== filter.tapped) return false;
  if (filter.faceUp !== undefined && object.faceUp !== filter.faceUp) return false;
  if (filter.fresh !== undefined && (object.since === world.game.turn.number) !== filter.fresh) return false;
  if (filter.is !== undefined && !refersTo(world.game, filter.is.ref, scope).includes(object.id))
    return false;
  if (filter.sameNameAs !== undefined && !hasNameOf(world, object, face, filter.sameNameAs, scope))
    return false;
  if (filter.evolvesFrom !== undefined && !evolvesFrom(face, filter.evolvesFrom)) return false;
  if (filter.crossedWith !== undefined && !isCrossedWith(world, object, face, filter.crossedWith, scope))
    return false;
  if (filter.evolution !== undefined && isEvolution(face) !== filter.evolution) return false;
  if (filter.names !== undefined && !filter.names.includes(face.name)) return false;
  if (filter.nameContains !== undefined && !face.name.includes(filter.nameContains)) return false;
  if (filter.named !== undefined && face.name !== namedAs(filter.named, scope)) return false;
  if (filter.attacking !== undefined && (attack?.attacker === object.id) !== filter.attacking) return false;
  if (filter.blocking !== undefined && (attack?.blocker === object.id) !== filter.blocking) return false;
  if (filter.cost !== undefined && !isWithin(world, face.cost, filter.cost, scope)) return false;
  if (filter.under !== undefined && !isWithin(world, object.under.length, filter.under, scope)) return false;
  const { races, ofRace, sameRaceAs, civilizations, multicolored } = filter;
  if (races !== undefined || ofRace !== undefined || sameRaceAs !== undefined) {
    const has = lastCharacteristicsOf(world, object)?.races ?? racesOf(world, object, face);
    if (races !== undefined && !has.some((race) => races.some((word) => isOfRace(race, word)))) return false;
    if (ofRace !== undefined && !isOfNamedRace(has, namedAs(ofRace.named, scope))) return false;
    if (sameRaceAs !== undefined && !sharesRace(world, has, sameRaceAs, scope)) return false;
  }
  if (filter.usedThrough !== undefined && !isUsedThrough(world, object, filter.usedThrough)) return false;
  if (civilizations !== undefined || multicolored !== undefined) {
    const has = lastCharacteristicsOf(world, object)?.civilizations ?? civilizationsOf(world, object, face);
    if (civilizations !== undefined && !has.some((civilization) => civilizations.includes(civilization)))
      return false;
    if (
      multicolored !== undefined &&
      (has.length > 1 || hasAnotherOnOtherHalf(world, object, face, has)) !== multicolored
    )
      return false;
  }
  if (filter.keyword !== undefined) {
    const { keyword } = filter;
    const abilities =
      object.zone === 'battleZone'
        ? (lastCharacteristicsOf(world, object)?.abilities ?? abilitiesOf(world, object))
        : face.abilities;
    if (!abilities.some((ability) => ability.kind === 'keyword' && ability.name === keyword)) return false;
  }
  if (filter.power !== undefined) {
    const last = lastCharacteristicsOf(world, object);
    const power =
      object.zone === 'battleZone' ? (last === undefined ? powerOf(world, object) : last.power) : face.power;
    if (power === undefined || !isWithin(world, Math.max(0, power), filter.power, scope)) return false;
  }
  if (filter.not !== undefined && faceMatches(world, object, face, filter.not, scope)) return false;
  if (filter.anyOf !== undefined)
    return filter.anyOf.some((one) => faceMatches(world, object, face, one, scope));
  return true;
}

/** 605.2e. What has left the battle zone is what it was: what changed it may have left with it. */
const lastCharacteristicsOf = ({ game }: World, object: CardObject): Characteristics | undefined =>
  object.zone === 'battleZone'
    ? game.lastKnown.find((known) => known.object === object)?.characteristics
    : undefined;

/** Where a twinpact counts as both its halves, it has the civilizations of both. */
const hasAnotherOnOtherHalf = (
  world: World,
  object: CardObject,
  half: Face,
  has: readonly Civilization[],
): boolean =>
  facesOf(world, object).some(
    (face) =>
      face !== half &&
      civilizationsOf(world, object, face).some((civilization) => !has.includes(civilization)),
  );

/** 202. Whether a card has the name of a settled object, or of another card of a group. */
function hasNameOf(world: World, object: CardObject, face: Face, as: Ref | Group, scope: Scope): boolean {
  if ('ref' in as)
    return refersTo(world.game, as.ref, scope).some((id) =>
      lastKnownOf(world, id)?.characteristics.names.includes(face.name),
    );
  return membersOf(world, as, scope).some(
    (other) => other.id !== object.id && facesOf(world, other).some(({ name }) => name === face.name),
  );
}

const sharesRace = (world: World, races: readonly string[], { ref }: Ref, scope: Scope): boolean =>
  refersTo(world.game, ref, scope).some((id) =>
    lastKnownOf(world, id)?.characteristics.races.some((race) => races.includes(race)),
  );

/** 801.1a. Whether a card is put on creatures of such a race. */
const evolvesFrom = ({ abilities }: Face, words: readonly string[]): boolean =>
  abilities.some(
    (ability) =>
      ability.kind === 'keyword' &&
      ability.name === 'evolution' &&
      [ability.base, ...(ability.also ?? [])].some((base) => namesRace(base, words)),
  );

const namesRace = ({ races = [], anyOf = [] }: Filter, words: readonly string[]): boolean =>
  races.some((race) => words.some((word) => isOfRace(race, word))) ||
  anyOf.some((one) => namesRace(one, words));

/** 203.2, 203.4. A race that a player has named stands for all races that contain it. */
const isOfNamedRace = (races: readonly string[], named: number | string | undefined): boolean =>
  typeof named === 'string' && races.some((race) => isOfRace(race, named));

/** 303. Whether a cross gear is crossed onto one of the objects, or one of those is crossed onto a creature. */
function isCrossedWith(
  { game }: World,
  { id, attachedTo }: CardObject,
  { type }: Face,
  { ref }: Ref,
  scope: Scope,
): boolean {
  const objects = refersTo(game, ref, scope);
  if (type === 'crossGear') return attachedTo !== undefined && objects.includes(attachedTo);
  return objects.some((one) => crossedBy(game, one).includes(id));
}

/** 203.2. A race, or all races that contain some words (`Command` and `Angel Command` are in `Angel Command Dragon`). */
const isOfRace = (race: string, words: string): boolean =>
  race === words ||
  (race.includes(words) && race.split('/').some((one) => ` ${one} `.includes(` ${words} `)));

/** 112.3a. Whether a card is being used by its shield trigger: it is pending until then (409.1b). */
const isUsedThrough = (
  { game }: World,
  { id, pending }: CardObject,
  through: NonNullable<Filter['usedThrough']>,
): boolean =>
  pending &&
  game.thisTurn.some((fact) => fact.kind === 'cardUsed' && fact.object === id && fact.through === through);

export const matches = (
  world: World,
  object: CardObject,
  filter: Filter | undefined,
  scope: Scope,
): boolean =>
  filter === undefined ||
  facesOf(world, object).some((face) => faceMatches(world, object, face, filter, scope));

const isIn = (zone: Zone, zones: Zone | readonly Zone[]): boolean =>
  typeof zones === 'string' ? zone === zones : zones.includes(zone);

/** 304.2. A castle is none of the shields; it is meant where castles are named. */
const meansCastles = ({ filter }: Group): boolean =>
  filter?.type !== undefined && (filter.type === 'castle' || filter.type.includes('castle'));

/** Whether an object lies in the zones of a group and counts there. Pending cards do not (409.1a). */
function liesIn(world: World, object: CardObject, group: Group): boolean {
  const place = placeOf(world, object);
  return isIn(place, group.in) && !object.pending && (place === object.zone || meansCastles(group));
}

/** The zones that list the cards of a group. */
function listsOf(group: Group): readonly Zone[] {
  const zones = typeof group.in === 'string' ? [group.in] : group.in;
  const alsoCastles = meansCastles(group) && zones.includes('shieldZone') && !zones.includes('battleZone');
  return alsoCastles ? [...zones, 'battleZone'] : zones;
}

export const belongsTo = (world: World, object: CardObject, group: Group, scope: Scope): boolean =>
  liesIn(world, object, group) &&
  isPlayer(group.of, object.owner, scope.player) &&
  (group.filter?.extreme === undefined
    ? matches(world, object, group.filter, scope)
    : membersOf(world, group, scope).some(({ id }) => id === object.id));

/** What a group holds now. */
export function membersOf(world: World, group: Group, scope: Scope): readonly CardObject[] {
  const found: CardObject[] = [];
  const zones = listsOf(group);
  for (const player of PLAYERS) {
    if (!isPlayer(group.of, player, scope.player)) continue;
    for (const zone of zones) {
      for (const object of world.game.zones[player][zone]) {
        if (liesIn(world, object, group) && matches(world, object, group.filter, scope)) found.push(object);
      }
    }
  }
  const extreme = group.filter?.extreme;
  if (extreme === undefined || found.length === 0) return found;
  const powers = found.map((object) => powerOf(world, object) ?? 0);
  const best = extreme === 'highestPower' ? Math.max(...powers) : Math.min(...powers);
  return found.filter((_, index) => powers[index] === best);
}
