import { type CardObject, type ObjectId, PLAYERS, type Player, type Zone } from '../table/nouns.ts';
import { findObject, inBattleZone } from '../table/objects.ts';
import { amountOf } from './amounts.ts';
import { holds } from './conditions.ts';
import { belongsTo } from './filters.ts';
import type { Characteristics, Game, World } from './game.ts';
import { definitionAt, repertoireOf } from './repertoire.ts';
import { type Scope, scopeOf } from './scope.ts';
import type {
  Ability,
  CardDefinition,
  Civilization,
  Face,
  Group,
  Keyword,
  KeywordName,
  Static,
  StaticEffect,
} from './vocabulary.ts';

/** A static effect in force, and what it reaches. */
export interface StaticInForce {
  readonly effect: StaticEffect;
  readonly scope: Scope;
  readonly affects: readonly ObjectId[] | Group;
}

interface Cache {
  printed: readonly StaticInForce[] | undefined;
  all: readonly StaticInForce[] | undefined;
  readonly abilities: Map<ObjectId, readonly Ability[]>;
  readonly power: Map<ObjectId, number | undefined>;
}

/** Games never change, so what was worked out for one stays true for it. */
const caches = new WeakMap<Game, Cache>();
let latest: { readonly game: Game; readonly cache: Cache } | undefined;

/** Nearly every question is about the game that was asked about last. */
function cacheOf(game: Game): Cache {
  if (latest?.game === game) return latest.cache;
  let cache = caches.get(game);
  if (cache === undefined) {
    cache = { printed: undefined, all: undefined, abilities: new Map(), power: new Map() };
    caches.set(game, cache);
  }
  latest = { game, cache };
  return cache;
}

export const nameOf = (game: Game, object: CardObject): string => game.cards[object.card]?.name ?? '';

/** The printed card of an object. */
export const definitionOf = (world: World, object: CardObject): CardDefinition =>
  definitionAt(world, object.card);

const facesOfCard = new WeakMap<
  CardDefinition,
  { readonly both: readonly Face[]; readonly single: readonly (readonly Face[])[] }
>();

/** The faces that count where the object is: both halves of a twinpact except in the battle zone. */
export function facesOf(world: World, object: CardObject): readonly Face[] {
  const definition = definitionOf(world, object);
  let faces = facesOfCard.get(definition);
  if (faces === undefined) {
    const both = definition.otherFace === undefined ? [definition] : [definition, definition.otherFace];
    faces = { both, single: both.map((face) => [face]) };
    facesOfCard.set(definition, faces);
  }
  return object.zone === 'battleZone' ? (faces.single[object.face] ?? faces.both) : faces.both;
}

const faceOf = (world: World, object: CardObject): Face => {
  const [face] = facesOf(world, object);
  return face ?? definitionOf(world, object);
};

/** A card on which the same abilities are printed always answers the same. */
const staticsOfFace = new WeakMap<readonly Ability[], readonly Static[]>();
const NO_STATICS: readonly Static[] = [];

function staticsIn(abilities: readonly Ability[]): readonly Static[] {
  let statics = staticsOfFace.get(abilities);
  if (statics === undefined) {
    const found = abilities.filter((ability) => ability.kind === 'static');
    statics = found.length === 0 ? NO_STATICS : found;
    staticsOfFace.set(abilities, statics);
  }
  return statics;
}

const worksIn = (from: readonly Zone[] | undefined, zone: Zone): boolean =>
  from === undefined ? zone === 'battleZone' : from.includes(zone);

/** `this` is the bearer, `crossed` the creature that it is crossed onto. */
function borne(object: CardObject, ref: string): readonly ObjectId[] {
  if (ref === 'this') return [object.id];
  return object.attachedTo === undefined ? [] : [object.attachedTo];
}

function* inForce(world: World, object: CardObject, abilities: readonly Ability[]): Generator<StaticInForce> {
  for (const ability of staticsIn(abilities)) {
    if (!worksIn(ability.from, object.zone)) continue;
    const scope = scopeOf(object.owner, object.id, nameOf(world.game, object));
    if (ability.while !== undefined && !holds(world, ability.while, scope)) continue;
    const affects = 'ref' in ability.affects ? borne(object, ability.affects.ref) : ability.affects;
    for (const effect of ability.effects) yield { effect, scope, affects };
  }
}

/** Statics that are printed, or that were made by a resolution (607, 608). */
function printedStatics(world: World): readonly StaticInForce[] {
  const cache = cacheOf(world.game);
  if (cache.printed !== undefined) return cache.printed;
  cache.printed = [];
  const zones: readonly Zone[] = ['battleZone', ...repertoireOf(world).staticZones];
  const found: StaticInForce[] = [];
  for (const player of PLAYERS) {
    for (const zone of zones) {
      for (const object of world.game.zones[player][zone]) {
        if (object.pending) continue;
        const { abilities } = faceOf(world, object);
        if (staticsIn(abilities).length > 0) found.push(...inForce(world, object, abilities));
      }
    }
  }
  for (const lasting of world.game.lasting) {
    const scope: Scope = {
      ...scopeOf(lasting.player, lasting.source.object, lasting.source.name),
      named: lasting.named,
    };
    for (const effect of lasting.effects) found.push({ effect, scope, affects: lasting.affects });
  }
  cache.printed = found;
  return found;
}

/** All statics in force, those of gained abilities too. */
export function staticsOf(world: World): readonly StaticInForce[] {
  const cache = cacheOf(world.game);
  if (cache.all !== undefined) return cache.all;
  const printed = printedStatics(world);
  cache.all = printed;
  if (!printed.some(({ effect }) => effect.kind === 'gains') && !repertoireOf(world).hasShieldForce)
    return printed;
  const found = [...printed];
  for (const player of PLAYERS) {
    for (const object of world.game.zones[player].battleZone) {
      const abilities = abilitiesOf(world, object);
      const native = faceOf(world, object).abilities;
      if (abilities === native) continue;
      found.push(...inForce(world, object, abilities.slice(native.length)));
    }
  }
  cache.all = found;
  return found;
}

export function reaches(world: World, inForceHere: StaticInForce, object: CardObject): boolean {
  const { affects, scope } = inForceHere;
  return 'in' in affects ? belongsTo(world, object, affects, scope) : affects.includes(object.id);
}

/** 110. What an object can do now: printed abilities first, then those it has gained. */
export function abilitiesOf(world: World, object: CardObject): readonly Ability[] {
  const cache = cacheOf(world.game);
  const known = cache.abilities.get(object.id);
  if (known !== undefined) return known;
  const native = faceOf(world, object).abilities;
  cache.abilities.set(object.id, native);
  let gained: Ability[] | undefined;
  for (const candidate of printedStatics(world)) {
    if (candidate.effect.kind !== 'gains' || !reaches(world, candidate, object)) continue;
    gained = [...(gained ?? native), ...candidate.effect.abilities];
  }
  for (const ability of native) {
    if (ability.kind !== 'keyword' || ability.name !== 'shieldForce' || !hasItsShield(world.game, object))
      continue;
    gained = [...(gained ?? native), ...ability.grants];
  }
  const result = gained ?? native;
  cache.abilities.set(object.id, result);
  return result;
}

/** Shield force lasts while the shield that was named is there. */
const hasItsShield = (game: Game, object: CardObject): boolean =>
  game.zones[object.owner].shieldZone.some(({ id, pending }) => id === object.attachedTo && !pending);

/** 107. The civilizations of an object now. */
export function civilizationsOf(world: World, object: CardObject, face: Face): readonly Civilization[] {
  let civilizations = face.civilizations;
  for (const candidate of printedStatics(world)) {
    if (candidate.effect.kind === 'civilizations' && reaches(world, candidate, object))
      civilizations = candidate.effect.are;
  }
  return civilizations;
}

export const keywordsIn = (abilities: readonly Ability[], name: KeywordName): readonly Keyword[] =>
  abilities.filter((ability): ability is Keyword => ability.kind === 'keyword' && ability.name === name);

export const hasKeyword = (world: World, object: CardObject, name: KeywordName): boolean =>
  abilitiesOf(world, object).some((ability) => ability.kind === 'keyword' && ability.name === name);

/** 206, 108.1b. The power of a creature now; may be below 0. Undefined for what has none. */
export function powerOf(world: World, object: CardObject): number | undefined {
  const base = faceOf(world, object).power;
  if (base === undefined || object.zone !== 'battleZone') return base;
  const cache = cacheOf(world.game);
  if (cache.power.has(object.id)) return cache.power.get(object.id);
  cache.power.set(object.id, base);
  let power = base;
  let fixed: number | undefined;
  for (const candidate of staticsOf(world)) {
    const { effect, scope } = candidate;
    if (effect.kind === 'power' && reaches(world, candidate, object))
      power += amountOf(world, effect.by, scope);
    if (effect.kind === 'setPower' && reaches(world, candidate, object))
      fixed = amountOf(world, effect.to, scope);
  }
  if (world.game.attack?.attacker === object.id) {
    const scope = scopeOf(object.owner, object.id, nameOf(world.game, object));
    for (const ability of abilitiesOf(world, object)) {
      if (ability.kind === 'keyword' && ability.name === 'powerAttacker')
        power += amountOf(world, ability.by, scope);
    }
  }
  const result = fixed ?? power;
  cache.power.set(object.id, result);
  return result;
}

/** 200. What an object is now, all in one. */
export function characteristicsOf(world: World, object: CardObject): Characteristics {
  const faces = facesOf(world, object);
  const face = faceOf(world, object);
  return {
    names: faces.map(({ name }) => name),
    types: faces.map(({ type }) => type),
    civilizations: civilizationsOf(world, object, face),
    races: face.races,
    cost: face.cost,
    power: powerOf(world, object),
    abilities: abilitiesOf(world, object),
  };
}

/**
 * 605.2e. An object as `lastKnownOf` finds it, without its characteristics: these rest on the statics in force, and
 * whether a static is in force must not be asked by way of them (608.3c).
 */
export const lastObjectOf = (world: World, id: ObjectId): CardObject | undefined =>
  inBattleZone(world.game, id) ??
  findObject(world.game, id) ??
  world.game.lastKnown.find((known) => known.object.id === id)?.object;

/** An object, or what was last known of it (605.2e). */
export function lastKnownOf(
  world: World,
  id: ObjectId,
): { readonly object: CardObject; readonly characteristics: Characteristics } | undefined {
  const object = inBattleZone(world.game, id) ?? findObject(world.game, id);
  if (object !== undefined) return { object, characteristics: characteristicsOf(world, object) };
  return world.game.lastKnown.find((known) => known.object.id === id);
}

export const isEvolution = (face: Face): boolean => face.type === 'evolutionCreature';

export const isCreatureFace = (face: Face): boolean =>
  face.type === 'creature' || face.type === 'evolutionCreature' || face.type === 'gacharangeCreature';

/** 301. Whether the object is a creature in the battle zone. */
const isCreature = (world: World, object: CardObject): boolean => isCreatureFace(faceOf(world, object));

export const creaturesOf = (world: World, player: Player): readonly CardObject[] => {
  const objects = world.game.zones[player].battleZone;
  return objects.every((object) => !object.pending && isCreature(world, object))
    ? objects
    : objects.filter((object) => !object.pending && isCreature(world, object));
};
