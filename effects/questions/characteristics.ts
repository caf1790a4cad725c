import { type CardObject, type ObjectId, PLAYERS, type Player, type Zone } from '../../table/nouns.ts';
import { findObject, inBattleZone } from '../../table/objects.ts';
import { CARD_TYPE_FACTS } from '../language/cardTypes.ts';
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
} from '../language/vocabulary.ts';
import type { Characteristics, Game, World } from '../state/game.ts';
import { type Scope, scopeOf } from '../state/scope.ts';
import { amountOf } from './amounts.ts';
import { holds } from './conditions.ts';
import { belongsTo } from './filters.ts';
import { definitionAt, printedFaces, repertoireOf } from './repertoire.ts';

/** A static effect in force, and what it reaches. */
export interface StaticInForce {
  readonly effect: StaticEffect;
  readonly scope: Scope;
  readonly affects: readonly ObjectId[] | Group;
}

/** Statics that are printed on what lies on the table, or that were made by a resolution, and what they were read from. */
interface PrintedStatics {
  readonly statics: readonly StaticInForce[];
  readonly gains: readonly StaticInForce[];
  readonly lasting: Game['lasting'];
  readonly zones: readonly (readonly CardObject[])[];
  /** Some of them hold only while a condition does, so that any change of the game may end them. */
  readonly conditional: boolean;
}

/** What was worked out for one game: games never change, so it stays true. */
interface WorkedOut {
  readonly game: Game;
  printed: PrintedStatics | 'beingRead' | undefined;
  statics: readonly StaticInForce[] | undefined;
  abilities: Map<ObjectId, readonly Ability[]> | undefined;
  power: Map<ObjectId, number | undefined> | undefined;
  /** What asks for other things to be worked out, the first of them first. */
  readonly beingRead: string[];
}

/**
 * What changes power or civilizations may ask for power or civilizations. What is asked for inside that is worked out too;
 * what that asks for is as it is printed. So it does not matter what was asked for first.
 */
const DEEPEST_READING = 2;

let latest: WorkedOut | undefined;

/** Nearly every question is about the game that was asked about last. */
function workedOut(game: Game): WorkedOut {
  if (latest?.game !== game)
    latest = {
      game,
      printed: undefined,
      statics: undefined,
      abilities: undefined,
      power: undefined,
      beingRead: [],
    };
  return latest;
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
    const both = printedFaces(definition);
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

function inForce(world: World, object: CardObject, abilities: readonly Ability[]): readonly StaticInForce[] {
  const found: StaticInForce[] = [];
  for (const ability of staticsIn(abilities)) {
    if (!worksIn(ability.from, object.zone)) continue;
    const scope = scopeOf(object.owner, object.id, nameOf(world.game, object));
    if (ability.while !== undefined && !holds(world, ability.while, scope)) continue;
    const affects = 'ref' in ability.affects ? borne(object, ability.affects.ref) : ability.affects;
    for (const effect of ability.effects) found.push({ effect, scope, affects });
  }
  return found;
}

let latestPrinted: PrintedStatics | undefined;

/** What lies where statics work. */
function zonesWithStatics(world: World): readonly (readonly CardObject[])[] {
  const { p1, p2 } = world.game.zones;
  const others = repertoireOf(world).staticZones;
  if (others.length === 0) return [p1.battleZone, p2.battleZone];
  return [p1, p2].flatMap((zones) => [zones.battleZone, ...others.map((zone) => zones[zone])]);
}

const NOTHING_IN_FORCE: readonly StaticInForce[] = [];

/** Statics that are printed, or that were made by a resolution (607, 608). As long as they are being read there are none. */
function printedStatics(world: World): Pick<PrintedStatics, 'statics' | 'gains'> {
  const known = workedOut(world.game);
  if (known.printed === 'beingRead') return { statics: NOTHING_IN_FORCE, gains: NOTHING_IN_FORCE };
  if (known.printed !== undefined) return known.printed;
  const { lasting } = world.game;
  const zones = zonesWithStatics(world);
  if (latestPrinted === undefined || !isReadFrom(latestPrinted, lasting, zones)) {
    known.printed = 'beingRead';
    latestPrinted = readStatics(world, zones);
  }
  known.printed = latestPrinted;
  return latestPrinted;
}

/** Whether statics that were read from an earlier game hold now too: nothing that they come from has changed. */
const isReadFrom = (
  earlier: PrintedStatics,
  lasting: Game['lasting'],
  zones: readonly (readonly CardObject[])[],
): boolean =>
  !earlier.conditional &&
  earlier.lasting === lasting &&
  earlier.zones.length === zones.length &&
  earlier.zones.every((zone, index) => zone === zones[index]);

function readStatics(world: World, zones: readonly (readonly CardObject[])[]): PrintedStatics {
  const found: StaticInForce[] = [];
  let conditional = false;
  for (const zone of zones) {
    for (const object of zone) {
      if (object.pending) continue;
      const { abilities } = faceOf(world, object);
      const statics = staticsIn(abilities);
      if (statics.length === 0) continue;
      found.push(...inForce(world, object, abilities));
      conditional ||= statics.some((ability) => ability.while !== undefined);
    }
  }
  for (const lasting of world.game.lasting) {
    const scope: Scope = {
      ...scopeOf(lasting.player, lasting.source.object, lasting.source.name, lasting.bound),
      named: lasting.named,
    };
    for (const effect of lasting.effects) found.push({ effect, scope, affects: lasting.affects });
  }
  const gains = found.filter(({ effect }) => effect.kind === 'gains');
  return { statics: found, gains, lasting: world.game.lasting, zones, conditional };
}

/** All statics in force, those of gained abilities too. */
export function staticsOf(world: World): readonly StaticInForce[] {
  const known = workedOut(world.game);
  if (known.statics !== undefined) return known.statics;
  const printed = printedStatics(world);
  if (known.printed === 'beingRead') return printed.statics;
  known.statics = printed.statics;
  if (printed.gains.length === 0 && !repertoireOf(world).hasShieldForce) return printed.statics;
  const found = [...printed.statics];
  for (const player of PLAYERS) {
    for (const object of world.game.zones[player].battleZone) {
      const abilities = abilitiesOf(world, object);
      const native = faceOf(world, object).abilities;
      if (abilities === native) continue;
      found.push(...inForce(world, object, abilities.slice(native.length)));
    }
  }
  known.statics = found;
  return found;
}

export function reaches(world: World, inForceHere: StaticInForce, object: CardObject): boolean {
  const { affects, scope } = inForceHere;
  return 'in' in affects ? belongsTo(world, object, affects, scope) : affects.includes(object.id);
}

/** 110. What an object can do now: printed abilities first, then those it has gained. */
export function abilitiesOf(world: World, object: CardObject): readonly Ability[] {
  const native = faceOf(world, object).abilities;
  const { gains } = printedStatics(world);
  if (gains.length === 0 && !repertoireOf(world).hasShieldForce) return native;
  const worked = workedOut(world.game);
  worked.abilities ??= new Map();
  const { abilities } = worked;
  const known = abilities.get(object.id);
  if (known !== undefined) return known;
  abilities.set(object.id, native);
  let gained: Ability[] | undefined;
  for (const candidate of gains) {
    if (candidate.effect.kind !== 'gains' || !reaches(world, candidate, object)) continue;
    gained = [...(gained ?? native), ...candidate.effect.abilities];
  }
  for (const ability of native) {
    if (ability.kind !== 'keyword' || ability.name !== 'shieldForce' || !hasItsShield(world.game, object))
      continue;
    gained = [...(gained ?? native), ...ability.grants];
  }
  const result = gained ?? native;
  if (worked.printed === 'beingRead') abilities.delete(object.id);
  else abilities.set(object.id, result);
  return result;
}

/** Shield force lasts while the shield that was named is there. */
const hasItsShield = (game: Game, object: CardObject): boolean =>
  game.zones[object.owner].shieldZone.some(({ id, pending }) => id === object.attachedTo && !pending);

/** Whether anything may have other civilizations than those that are printed on it. */
export const changesCivilizations = (world: World): boolean =>
  printedStatics(world).statics.some(({ effect }) => effect.kind === 'civilizations');

/** 107. The civilizations of an object now. */
export function civilizationsOf(world: World, object: CardObject, face: Face): readonly Civilization[] {
  const changes = printedStatics(world).statics.filter(({ effect }) => effect.kind === 'civilizations');
  if (changes.length === 0) return face.civilizations;
  const { beingRead } = workedOut(world.game);
  const key = `civilizations of ${object.id}`;
  if (beingRead.length >= DEEPEST_READING || beingRead.includes(key)) return face.civilizations;
  beingRead.push(key);
  let civilizations = face.civilizations;
  for (const candidate of changes) {
    if (candidate.effect.kind === 'civilizations' && reaches(world, candidate, object))
      civilizations = candidate.effect.are;
  }
  beingRead.pop();
  return civilizations;
}

export const keywordsIn = (abilities: readonly Ability[], name: KeywordName): readonly Keyword[] =>
  abilities.filter((ability): ability is Keyword => ability.kind === 'keyword' && ability.name === name);

export const hasKeyword = (world: World, object: CardObject, name: KeywordName): boolean =>
  abilitiesOf(world, object).some((ability) => ability.kind === 'keyword' && ability.name === name);

const changesPower = ({ effect }: StaticInForce): boolean =>
  effect.kind === 'power' || effect.kind === 'setPower';

/** Whether some creature may have another power now than is printed on it. */
export const somePowerIsChanged = (world: World): boolean =>
  world.game.attack !== undefined || staticsOf(world).some(changesPower);

/** 206, 108.1b. The power of a creature now; may be below 0. Undefined for what has none. */
export function powerOf(world: World, object: CardObject): number | undefined {
  const base = faceOf(world, object).power;
  if (base === undefined || object.zone !== 'battleZone') return base;
  const statics = staticsOf(world);
  const isAttacking = world.game.attack?.attacker === object.id;
  if (!isAttacking && !statics.some(changesPower)) return base;
  const worked = workedOut(world.game);
  worked.power ??= new Map();
  const { power: known, beingRead } = worked;
  if (beingRead.length === 0 && known.has(object.id)) return known.get(object.id);
  const key = `power of ${object.id}`;
  if (beingRead.length >= DEEPEST_READING || beingRead.includes(key)) return base;
  beingRead.push(key);
  let power = base;
  let fixed: number | undefined;
  for (const candidate of statics) {
    const { effect, scope } = candidate;
    if (effect.kind === 'power' && reaches(world, candidate, object))
      power += amountOf(world, effect.by, scope);
    if (effect.kind === 'setPower' && reaches(world, candidate, object))
      fixed = amountOf(world, effect.to, scope);
  }
  if (isAttacking) {
    const scope = scopeOf(object.owner, object.id, nameOf(world.game, object));
    for (const ability of abilitiesOf(world, object)) {
      if (ability.kind === 'keyword' && ability.name === 'powerAttacker')
        power += amountOf(world, ability.by, scope);
    }
  }
  beingRead.pop();
  const result = fixed ?? power;
  if (beingRead.length === 0 && worked.printed !== 'beingRead') known.set(object.id, result);
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

export const isEvolution = (face: Face): boolean => CARD_TYPE_FACTS[face.type].isEvolution;

export const isCreatureFace = (face: Face): boolean => CARD_TYPE_FACTS[face.type].isCreature;

/** 301. Whether the object is a creature in the battle zone. */
const isCreature = (world: World, object: CardObject): boolean => isCreatureFace(faceOf(world, object));

export const creaturesOf = (world: World, player: Player): readonly CardObject[] => {
  const objects = world.game.zones[player].battleZone;
  return objects.every((object) => !object.pending && isCreature(world, object))
    ? objects
    : objects.filter((object) => !object.pending && isCreature(world, object));
};
