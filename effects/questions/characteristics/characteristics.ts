// amounts, characteristics, conditions, filters and patterns import one another, because the rules recurse: what a creature is
// now can depend on a condition, a condition on which cards match a filter, and a filter on what creatures are now. No other files
// form a cycle; `npm run graph` checks that.

import { type CardObject, type ObjectId, PLAYERS, type Player, type Zone } from '../../../table/nouns.ts';
import { findObject, inBattleZone } from '../../../table/objects.ts';
import { CARD_TYPE_FACTS, type CardType } from '../../language/cardTypes.ts';
import type { HyperModeKeyword } from '../../language/keywords/hyperMode.ts';
import { keywordWordOf } from '../../language/keywords/table.ts';
import type {
  Ability,
  Civilization,
  Condition,
  Face,
  Keyword,
  KeywordName,
  Ref,
} from '../../language/vocabulary.ts';
import { becomes } from '../../state/becoming.ts';
import type {
  Bearer,
  InForce,
  PrintedCard,
  PrintedFace,
  PrintedStatics,
  StaticInForce,
} from '../../state/caches.ts';
import type { Characteristics, Game } from '../../state/game.ts';
import { isInHyperMode } from '../../state/hyperMode.ts';
import { INFINITE } from '../../state/limits.ts';
import { rememberedOf } from '../../state/remembered.ts';
import { refersTo, type Scope, scopeOf } from '../../state/scope.ts';
import type { Reading, Stage, World } from '../../state/world.ts';
import { asksForCharacteristics, isAsking } from '../abilities/askingConditions.ts';
import { changedCivilizations } from '../abilities/changedCivilizations.ts';
import { cardAt, cardOf, repertoireOf } from '../abilities/repertoire.ts';
import { settleConditions } from '../abilities/settleConditions.ts';
import { isInEffect, isOnOwnUse } from '../abilities/workingZones.ts';
import { amountOf } from './amounts.ts';
import { holds } from './conditions.ts';
import { belongsTo } from './filters.ts';
import { halved } from './halved.ts';
import { costOf, printedRacesOf } from './sides.ts';

/** Power and civilizations may depend on power and civilizations: nested reads go two levels deep, then use printed values. */
const MAX_DEPTH = 2;

const NOTHING_NESTED: Reading['nested'] = [];

/** The world of the questions that a stage asks. */
export const worldOfStage = (
  { game, pool, profile, caches, reading }: World,
  stage: Stage,
  nested: Reading['nested'] = NOTHING_NESTED,
  assumed: InForce | undefined = reading?.assumed,
): World => ({ game, pool, profile, caches, reading: { stage, nested, assumed } });

/** The world of the questions that a power or civilizations ask; undefined if they use printed values instead. */
export function nestedWorldOf(world: World, what: string): World | undefined {
  const nested = world.reading?.nested ?? NOTHING_NESTED;
  if (nested.length >= MAX_DEPTH || nested.includes(what)) return undefined;
  return worldOfStage(world, world.reading?.stage ?? 'characteristics', [...nested, what]);
}

/** 405.4. How a card without a name is referred to. */
const FACE_DOWN = 'Face-down card';

export const nameOf = (game: Game, object: CardObject): string =>
  object.faceDown ? FACE_DOWN : nameOfCard(game, object);

/** The name that a player sees who may look at the card, also while it lies face down. */
export const nameOfCard = (game: Game, object: CardObject): string =>
  becomes(game, object) ?? game.cards[object.card]?.name ?? '';

/**
 * 202, 202.5, 810.4. The names of an object where names are referred to: a twinpact in the battle zone has that of its half alone,
 * elsewhere that of the whole card; linked gods have those of all their cards.
 */
export const namesOf = (world: World, object: CardObject): readonly string[] =>
  object.zone === 'battleZone' ? faceOf(world, object).names : namesElsewhere(definitionOf(world, object));

/** 812.4a. A nebula has no name. 202.4: the names that a card adds to its own come after that. */
const namesElsewhere = ({ name, names: [own, ...added] }: PrintedFace): readonly string[] =>
  own === undefined ? NO_NAMES : [name, ...added];

const NO_NAMES: readonly string[] = [];

/** The printed card of an object. */
export const definitionOf = (world: World, object: CardObject): PrintedFace => cardOf(world, object).first;

/** 809.2, 812.2. Cards either side of which may be read outside the battle zone. */
const EITHER_SIDE: ReadonlySet<CardType> = new Set(['forbiddenBeat', 'rite', 'nebula']);

const hasEitherSide = ([first]: readonly PrintedFace[]): boolean =>
  first !== undefined && EITHER_SIDE.has(first.type);

/** 809.2, 812.2. The side of such a card that `faceOf` leaves out outside the battle zone. */
function otherSideElsewhere(world: World, object: CardObject): PrintedFace | undefined {
  if (object.zone === 'battleZone') return undefined;
  const { alone, second } = cardOf(world, object);
  return hasEitherSide(alone[0]) ? second : undefined;
}

/** The faces that count where the object is: both halves of a twinpact except in the battle zone; of two sides the one that lies up (805.3). */
export function facesOf(world: World, object: CardObject): readonly PrintedFace[] {
  const { faces, alone, twoSides } = cardOf(world, object);
  if (object.zone !== 'battleZone') return twoSides && !hasEitherSide(alone[0]) ? alone[0] : faces;
  return alone[object.face];
}

/** The face of an object in the battle zone; elsewhere the first. */
export function faceOf(world: World, object: CardObject): PrintedFace {
  const card = cardOf(world, object);
  return object.zone === 'battleZone' ? sideAt(card, object.face) : card.first;
}

/** 807.1. A side of a card; the one before if there is none. */
export function sideAt(
  { first, second = first, third = second }: PrintedCard,
  face: CardObject['face'],
): PrintedFace {
  if (face === 0) return first;
  return face === 1 ? second : third;
}

/**
 * 304.2, 406.1, 605.3. The zone in which effects find a card. A castle is a card of the shield zone, though it is kept with the cards of
 * the battle zone: the shield zone lists shields only.
 */
export const placeOf = (world: World, object: CardObject, zone: Zone = object.zone): Zone =>
  zone === 'battleZone' && repertoireOf(world).castles && definitionOf(world, object).type === 'castle'
    ? 'shieldZone'
    : zone;

const worksIn = (from: readonly Zone[] | undefined, zone: Zone): boolean =>
  from === undefined ? zone === 'battleZone' : from.includes(zone);

/** A condition of a static ability that asks for what static abilities change, and the bearer of the ability. */
interface AskingCondition {
  readonly condition: Condition;
  readonly scope: Scope;
}

/** 409.1. Whether an object is being used or put. 113.6d: a shield on its way to the hand works until it moves. */
const isOnItsWay = ({ pending, zone }: CardObject): boolean => pending && zone !== 'shieldZone';

/** Whether the condition of a static ability is met. */
type IsMet = (world: World, condition: Condition, scope: Scope) => boolean;

function inForce(
  world: World,
  object: CardObject,
  abilities: readonly Ability[],
  isMet: IsMet,
): readonly StaticInForce[] {
  const found: StaticInForce[] = [];
  for (const ability of abilities) {
    if (ability.kind === 'keyword' && object.zone === 'battleZone')
      found.push(...grantedByKeyword(world, object, ability, isMet));
    if (ability.kind !== 'static' || !worksIn(ability.from, object.zone)) continue;
    if (isOnItsWay(object) && !isOnOwnUse(ability)) continue;
    const scope = scopeOf(object.owner, object.id, nameOf(world.game, object));
    if (ability.while !== undefined && !isMet(world, ability.while, scope)) continue;
    const { affects: named } = ability;
    const affects = 'ref' in named ? refersTo(world.game, named.ref, scope) : named;
    for (const effect of ability.effects) found.push({ effect, scope, affects });
  }
  return found;
}

/** What a keyword does to its bearer, or what it grants while its condition holds. */
function grantedByKeyword(
  world: World,
  object: CardObject,
  keyword: Keyword,
  isMet: IsMet,
): readonly StaticInForce[] {
  const { grantsWhile: condition, effects } = keywordWordOf(keyword);
  if (effects !== undefined) {
    const scope = scopeOf(object.owner, object.id, nameOf(world.game, object));
    return effects.map((effect) => ({ effect, scope, affects: [object.id] }));
  }
  if (condition === undefined || !('grants' in keyword)) return NOTHING_IN_FORCE;
  const scope = scopeOf(object.owner, object.id, nameOf(world.game, object));
  if (!isMet(world, condition, scope)) return NOTHING_IN_FORCE;
  return grantedTo(world, object, keyword.grants, scope, isMet);
}

/** Static abilities apply without being gained first. */
function grantedTo(
  world: World,
  object: CardObject,
  grants: readonly Ability[],
  scope: Scope,
  isMet: IsMet,
): readonly StaticInForce[] {
  const statics = grants.filter(({ kind }) => kind === 'static');
  const others = grants.filter(({ kind }) => kind !== 'static');
  const gains: StaticInForce = {
    effect: { kind: 'gains', abilities: others },
    scope,
    affects: [object.id],
  };
  return [...(others.length === 0 ? [] : [gains]), ...inForce(world, object, statics, isMet)];
}

const NOTHING_IN_FORCE: readonly StaticInForce[] = [];
const NOTHING_PRINTED: Pick<PrintedStatics, 'statics' | 'gains'> = {
  statics: NOTHING_IN_FORCE,
  gains: NOTHING_IN_FORCE,
};

/** Statics that are printed, or that were made by a resolution (607, 608). While they are read, none is in force. */
function printedStatics(world: World): Pick<PrintedStatics, 'statics' | 'gains'> {
  if (world.reading !== undefined) {
    if (world.reading.assumed !== undefined) return world.reading.assumed.printed;
    if (world.reading.stage === 'printedStatics') return NOTHING_PRINTED;
  }
  const known = world.caches.ofGame(world.game);
  known.asPrinted ??= repertoireOf(world).conditionsAsk
    ? settledStatics(world).printed
    : findPrintedStatics(world);
  return known.asPrinted;
}

/** Those without conditions stay the same until what they are read from changes; the others may change with every game. */
function findPrintedStatics(world: World): PrintedStatics {
  const known = world.caches.ofGame(world.game);
  known.printed ??= latestPrintedStatics(world);
  return known.printed;
}

function latestPrintedStatics(world: World): PrintedStatics {
  const latest = world.caches.zones;
  if (latest.printed === undefined || !isReadFrom(latest.printed, world))
    latest.printed = readStatics(worldOfStage(world, 'printedStatics'), holds);
  return latest.printed;
}

/** Whether statics that were read from an earlier game are still valid: nothing that they come from has changed. */
const isReadFrom = ({ conditional, lasting, zones }: PrintedStatics, world: World): boolean =>
  !conditional && lasting === world.game.lasting && areSameBearers(zones, world);

/** Whether what may bear static abilities lies now as it does in these zones. */
export function areSameBearers(zones: Game['zones'], world: World): boolean {
  const { p1, p2 } = world.game.zones;
  if (p1.battleZone !== zones.p1.battleZone || p2.battleZone !== zones.p2.battleZone) return false;
  for (const zone of repertoireOf(world).staticZones)
    if (p1[zone] !== zones.p1[zone] || p2[zone] !== zones.p2[zone]) return false;
  return true;
}

/**
 * Reads what is printed on the objects of both players that lie where statics work. 409.1: not on a card that is being used, unless it
 * changes or forbids its own use (110.4e, 601.1e).
 */
function bearersOfStatics(world: World): readonly Bearer[] {
  const { lasting, zones } = world.game;
  const latest = world.caches.zones;
  if (
    latest.bearers === undefined ||
    latest.bearers.lasting !== lasting ||
    !areSameBearers(latest.bearers.zones, world)
  )
    latest.bearers = { lasting, zones, found: findBearers(world) };
  return latest.bearers.found;
}

function findBearers(world: World): readonly Bearer[] {
  const found: Bearer[] = [];
  const others = repertoireOf(world).staticZones;
  const readFace = (object: CardObject, face: PrintedFace): void => {
    if (face.hasStatics && (!isOnItsWay(object) || face.changesOwnUse) && isInEffect(face, object))
      found.push({ object, face });
  };
  const readZone = (zone: readonly CardObject[]): void => {
    for (const object of zone) {
      readFace(object, faceOf(world, object));
      const otherSide = otherSideElsewhere(world, object);
      if (otherSide !== undefined) readFace(object, otherSide);
    }
  };
  for (const player of PLAYERS) {
    const zones = world.game.zones[player];
    readZone(zones.battleZone);
    for (const zone of others) readZone(zones[zone]);
  }
  return found;
}

/** Whether the condition of some printed static ability asks for what statics change. */
function conditionsAsk(world: World): boolean {
  const latest = world.caches.zones;
  if (latest.asking === undefined || !areSameBearers(latest.asking.zones, world))
    latest.asking = { zones: world.game.zones, conditionsAsk: findAskingConditions(world) };
  return latest.asking.conditionsAsk;
}

function findAskingConditions(world: World): boolean {
  let found = false;
  for (const { face } of bearersOfStatics(world)) found ||= face.hasAskingStatics;
  forEachWithSouls(world, (_, soul) => {
    found ||= soul.some(
      (ability) =>
        ability.kind === 'static' && ability.while !== undefined && asksForCharacteristics(ability.while),
    );
  });
  return found;
}

/** 818.1b, 200.3a. The creatures with cards of hyper soul X below them, and what each of these gives. */
function forEachWithSouls(world: World, read: (object: CardObject, soul: readonly Ability[]) => void): void {
  if (!repertoireOf(world).souls) return;
  for (const player of PLAYERS) {
    for (const object of world.game.zones[player].battleZone) {
      if (!faceOf(world, object).isCreature) continue;
      for (const card of object.under)
        for (const { soul } of cardAt(world, card).faces) if (soul.length > 0) read(object, soul);
    }
  }
}

/** 818.1b. A creature has the abilities of hyper soul X of what lies below it. */
function givenBySouls(
  world: World,
  object: CardObject,
  soul: readonly Ability[],
  isMet: IsMet,
): readonly StaticInForce[] {
  const scope = scopeOf(object.owner, object.id, nameOf(world.game, object));
  return grantedTo(world, object, soul, scope, isMet);
}

function readStatics(world: World, isMet: IsMet): PrintedStatics {
  const found: StaticInForce[] = [];
  let conditional = false;
  for (const { object, face } of bearersOfStatics(world)) {
    for (const one of inForce(world, object, face.abilities, isMet)) found.push(one);
    conditional ||= face.hasConditionalStatics;
  }
  forEachWithSouls(world, (object, soul) => {
    for (const one of givenBySouls(world, object, soul, isMet)) found.push(one);
    conditional ||= soul.some((ability) => ability.kind === 'static' && ability.while !== undefined);
  });
  for (const lasting of world.game.lasting) {
    const scope: Scope = {
      ...scopeOf(lasting.player, lasting.source.object, lasting.source.name, lasting.bound),
      named: lasting.named,
    };
    for (const effect of lasting.effects) found.push({ effect, scope, affects: lasting.affects });
  }
  const gains = found.filter(({ effect }) => effect.kind === 'gains' || effect.kind === 'gainsAbilitiesOf');
  const { lasting, zones } = world.game;
  return { statics: found, gains, lasting, zones, conditional };
}

/** All statics in force, those of gained abilities too. */
export function staticsOf(world: World): readonly StaticInForce[] {
  if (world.reading !== undefined && world.reading.stage !== 'characteristics')
    return printedStatics(world).statics;
  if (world.reading?.assumed !== undefined) return world.reading.assumed.statics;
  const known = world.caches.ofGame(world.game);
  known.statics ??= findStatics(world);
  return known.statics;
}

function findStatics(world: World): readonly StaticInForce[] {
  if (repertoireOf(world).conditionsAsk) return settledStatics(world).statics;
  const printed = printedStatics(world);
  return giveAbilities(world, printed)
    ? withGainedStatics(worldOfStage(world, 'gainedStatics'), printed, holds)
    : printed.statics;
}

function settledStatics(world: World): InForce {
  const known = world.caches.ofGame(world.game);
  known.settled ??= settleStatics(world);
  return known.settled;
}

/** 605.2d, 608.1. The statics in force where conditions ask for what statics change. */
function settleStatics(world: World): InForce {
  if (!conditionsAsk(world)) {
    const printed = findPrintedStatics(world);
    if (!giveAbilities(world, printed)) return { printed, statics: printed.statics };
  }
  const isSame = (one: AskingCondition, other: AskingCondition) =>
    one.condition === other.condition && one.scope.source === other.scope.source;
  return settleConditions<AskingCondition, InForce>({
    read: (met) => {
      const conditions: AskingCondition[] = [];
      const isMet: IsMet = (here, condition, scope) => {
        if (!isAsking(world, condition)) return holds(here, condition, scope);
        const asking = { condition, scope };
        if (!conditions.some((one) => isSame(one, asking))) conditions.push(asking);
        return met.some((one) => isSame(one, asking));
      };
      const printed = readStatics(worldOfStage(world, 'printedStatics'), isMet);
      const assumed = { printed, statics: printed.statics };
      const here = worldOfStage(world, 'gainedStatics', NOTHING_NESTED, assumed);
      return { inForce: { printed, statics: withGainedStatics(here, printed, isMet) }, conditions };
    },
    isMet: ({ condition, scope }, assumed) =>
      holds(worldOfStage(world, 'characteristics', NOTHING_NESTED, assumed), condition, scope),
    isSame,
  });
}

/** Whether some objects have abilities that are not printed on them. */
const giveAbilities = (world: World, { gains }: Pick<PrintedStatics, 'gains'>): boolean =>
  gains.length > 0 || repertoireOf(world).hasShieldForce;

/** Statics with those among gained abilities. */
function withGainedStatics(
  here: World,
  printed: Pick<PrintedStatics, 'statics' | 'gains'>,
  isMet: IsMet,
): readonly StaticInForce[] {
  if (!giveAbilities(here, printed)) return printed.statics;
  const found = [...printed.statics];
  for (const player of PLAYERS) {
    for (const object of here.game.zones[player].battleZone) {
      const abilities = abilitiesOf(here, object);
      const native = faceOf(here, object).abilities;
      if (abilities === native) continue;
      found.push(...inForce(here, object, abilities.slice(native.length), isMet));
    }
  }
  return found;
}

export function reaches(world: World, inForceHere: StaticInForce, object: CardObject): boolean {
  const { affects, scope } = inForceHere;
  return 'in' in affects ? belongsTo(world, object, affects, scope) : affects.includes(object.id);
}

/** Stages that see no gained abilities but those of shield force, which depend on no static. */
const BEFORE_GAINED_ABILITIES: ReadonlySet<Stage> = new Set<Stage>(['printedStatics', 'gainedAbilities']);

/** 110. What an object can do now: printed abilities first, then those it has gained. */
export function abilitiesOf(world: World, object: CardObject): readonly Ability[] {
  const native = faceOf(world, object).abilities;
  const { gains } = printedStatics(world);
  const { hasShieldForce } = repertoireOf(world);
  if (gains.length === 0 && !hasShieldForce) return native;
  if (world.reading !== undefined && BEFORE_GAINED_ABILITIES.has(world.reading.stage))
    return hasShieldForce ? withShieldForce(world.game, object, native, native) : native;
  if (world.reading?.assumed !== undefined)
    return findAbilities(worldOfStage(world, 'gainedAbilities'), object, native, gains);
  const known = world.caches.ofGame(world.game);
  known.abilities ??= new Map();
  let abilities = known.abilities.get(object);
  if (abilities === undefined) {
    abilities = findAbilities(worldOfStage(world, 'gainedAbilities'), object, native, gains);
    known.abilities.set(object, abilities);
  }
  return abilities;
}

function findAbilities(
  world: World,
  object: CardObject,
  native: readonly Ability[],
  gains: readonly StaticInForce[],
): readonly Ability[] {
  let gained = native;
  for (const candidate of gains) {
    if (!reaches(world, candidate, object)) continue;
    gained = [...gained, ...givenBy(world, candidate)];
  }
  return withShieldForce(world.game, object, native, gained);
}

/** The abilities that an effect gives. What it copies are printed abilities, so that objects which copy one another settle. */
function givenBy(world: World, { effect, scope }: StaticInForce): readonly Ability[] {
  if (effect.kind === 'gains') return effect.abilities;
  return effect.kind === 'gainsAbilitiesOf' ? abilitiesOfAll(world, effect.of, scope) : [];
}

/** 605.2e. The abilities of what a name stands for, or those that it last had. */
export const abilitiesOfAll = (world: World, { ref }: Ref, scope: Scope): readonly Ability[] =>
  refersTo(world.game, ref, scope).flatMap((id) => {
    const object = inBattleZone(world.game, id) ?? findObject(world.game, id);
    return object === undefined
      ? (rememberedOf(world.game, id)?.characteristics.abilities ?? [])
      : abilitiesOf(world, object);
  });

/** Adds what shield force grants to its bearer. */
function withShieldForce(
  game: Game,
  object: CardObject,
  native: readonly Ability[],
  others: readonly Ability[],
): readonly Ability[] {
  let gained = others;
  for (const ability of native) {
    if (ability.kind !== 'keyword' || ability.name !== 'shieldForce' || !hasItsShield(game, object)) continue;
    gained = [...gained, ...ability.grants];
  }
  return gained;
}

/** Shield force lasts while the shield that was named is there. 113.6a: it is, while it waits to go to the hand. */
const hasItsShield = (game: Game, object: CardObject): boolean =>
  game.zones[object.owner].shieldZone.some(({ id }) => id === object.attachedTo);

/** Whether anything may have other civilizations than those that are printed on it. */
export function changesCivilizations(world: World): boolean {
  const { statics } = printedStatics(world);
  return statics.length > 0 && statics.some(({ effect }) => effect.kind === 'civilizations');
}

/** 107. The civilizations of an object now. */
export function civilizationsOf(world: World, object: CardObject, face: Face): readonly Civilization[] {
  if (!changesCivilizations(world)) return face.civilizations;
  const changes = printedStatics(world).statics.filter(({ effect }) => effect.kind === 'civilizations');
  const inner = nestedWorldOf(world, `civilizations of ${object.id}`);
  if (inner === undefined) return face.civilizations;
  let civilizations = face.civilizations;
  for (const candidate of changes) {
    if (candidate.effect.kind === 'civilizations' && reaches(inner, candidate, object))
      civilizations = changedCivilizations(civilizations, candidate.effect);
  }
  return civilizations;
}

/** 203. The races of an object now. */
export function racesOf(world: World, object: CardObject, face: Face): readonly string[] {
  const printed = printedRacesOf(object, face);
  if (!repertoireOf(world).changesRaces) return printed;
  const changes = printedStatics(world).statics.filter(({ effect }) => effect.kind === 'races');
  if (changes.length === 0) return printed;
  const inner = nestedWorldOf(world, `races of ${object.id}`);
  if (inner === undefined) return printed;
  const races = new Set(printed);
  for (const candidate of changes) {
    if (candidate.effect.kind !== 'races' || !reaches(inner, candidate, object)) continue;
    for (const race of candidate.effect.also) races.add(race);
  }
  return [...races];
}

export const hasKeyword = (world: World, object: CardObject, name: KeywordName): boolean =>
  abilitiesOf(world, object).some((ability) => ability.kind === 'keyword' && ability.name === name);

/** 816.1. The hyper mode that is printed on what an object is now; undefined for what has none. */
export const hyperModeOf = (world: World, object: CardObject): HyperModeKeyword | undefined =>
  object.zone === 'battleZone' ? faceOf(world, object).hyperMode : undefined;

/** 816.2b. The printed power of an object: that of its hyper mode while it is released. */
function printedPowerOf(world: World, object: CardObject): number | undefined {
  const hyperMode = hyperModeOf(world, object);
  return hyperMode !== undefined && isInHyperMode(world.game, object.id)
    ? hyperMode.power
    : faceOf(world, object).power;
}

const changesPower = ({ effect: { kind } }: StaticInForce): boolean =>
  kind === 'power' || kind === 'setPower' || kind === 'multipliesPower' || kind === 'halvesPower';

/** Whether some creature may have another power now than is printed on it, though it is not attacking. */
export function somePowerIsChanged(world: World): boolean {
  const { lasting } = world.game;
  const statics = staticsOf(world);
  return (
    (lasting.length > 0 && lasting.some(({ releasesHyperMode }) => releasesHyperMode)) ||
    (statics.length > 0 && statics.some(changesPower))
  );
}

/** Whether some object in the battle zone has no power as it is printed. */
export function isSomePrintedPowerless(world: World): boolean {
  const { zones, lasting } = world.game;
  const latest = world.caches.zones;
  let known = latest.powerless;
  if (
    known?.lasting !== lasting ||
    known.zones.p1.battleZone !== zones.p1.battleZone ||
    known.zones.p2.battleZone !== zones.p2.battleZone
  ) {
    const isPowerless = (object: CardObject): boolean => (faceOf(world, object).power ?? 1) <= 0;
    const isThere = PLAYERS.some((player) => zones[player].battleZone.some(isPowerless));
    known = { zones, lasting, isThere };
    latest.powerless = known;
  }
  return known.isThere;
}

/** 206, 108.1b. The power of a creature now; may be below 0. Undefined for what has none. */
export function powerOf(world: World, object: CardObject): number | undefined {
  const base = printedPowerOf(world, object);
  if (base === undefined) return undefined;
  if (object.zone !== 'battleZone') return powerElsewhere(world, object, faceOf(world, object));
  if (repertoireOf(world).unmakesCreatures && !isCreature(world, object)) return undefined;
  const statics = staticsOf(world);
  if (!isAttacking(world, object) && !statics.some(changesPower)) return base;
  if (world.reading !== undefined) return findPower(world, object, base, statics);
  const known = world.caches.ofGame(world.game);
  known.power ??= new Map();
  let power = known.power.get(object);
  if (power === undefined) {
    power = findPower(world, object, base, statics);
    known.power.set(object, power);
  }
  return power;
}

/** 110.4a. The power of a face outside the battle zone: what is printed, or what an ability of it says. */
export function powerElsewhere(
  world: World,
  { id, owner }: CardObject,
  { name, power, definedPower }: Face & Partial<Pick<PrintedFace, 'definedPower'>>,
): number | undefined {
  if (power === undefined || definedPower === undefined) return power;
  const inner = nestedWorldOf(world, `power of ${id}`);
  return inner === undefined ? power : amountOf(inner, definedPower, scopeOf(owner, id, name));
}

export const isAttacking = ({ game }: World, { id }: CardObject): boolean => game.attack?.attacker === id;

/**
 * 108.2, 206.3-4. Additions and subtractions come first, then multiplication, then division; a fixed power wins over all of them.
 * 108.1c. Infinite power stays infinite, unless infinity is subtracted.
 */
function findPower(
  world: World,
  object: CardObject,
  base: number,
  statics: readonly StaticInForce[],
): number {
  const inner = nestedWorldOf(world, `power of ${object.id}`);
  if (inner === undefined) return base;
  let power = base;
  let factor = 1;
  const halves: ('up' | 'down')[] = [];
  let fixed: number | undefined;
  let sunk = false;
  for (const candidate of statics) {
    const { effect, scope } = candidate;
    if (effect.kind === 'power' && reaches(inner, candidate, object)) {
      const by = amountOf(inner, effect.by, scope);
      sunk ||= by <= -INFINITE;
      power += by;
    }
    if (effect.kind === 'multipliesPower' && reaches(inner, candidate, object))
      factor *= amountOf(inner, effect.by, scope);
    if (effect.kind === 'halvesPower' && reaches(inner, candidate, object)) halves.push(effect.round);
    if (effect.kind === 'setPower' && reaches(inner, candidate, object))
      fixed = amountOf(inner, effect.to, scope);
  }
  if (isAttacking(world, object)) {
    const scope = scopeOf(object.owner, object.id, nameOf(world.game, object));
    for (const ability of abilitiesOf(inner, object)) {
      if (ability.kind === 'keyword' && ability.name === 'powerAttacker')
        power += amountOf(inner, ability.by, scope);
    }
  }
  if (sunk) return 0;
  if (fixed === undefined && power > INFINITE / 2) return INFINITE;
  return Math.min(fixed ?? halves.reduce(halved, power * factor), INFINITE);
}

/** 200. What an object is now, all in one. */
export function characteristicsOf(world: World, object: CardObject): Characteristics {
  const faces = facesOf(world, object);
  const face = faceOf(world, object);
  return {
    names: namesOf(world, object),
    types: faces.map(({ type }) => type),
    civilizations: civilizationsOf(world, object, face),
    races: racesOf(world, object, face),
    cost: costOf(object, face),
    power: powerOf(world, object),
    abilities: abilitiesOf(world, object),
  };
}

/**
 * 605.2e. An object as `lastKnownOf` finds it, without its characteristics: these rest on the statics in force, and
 * whether a static is in force must not be asked by way of them (608.3c).
 */
export const lastObjectOf = (world: World, id: ObjectId): CardObject | undefined =>
  inBattleZone(world.game, id) ?? findObject(world.game, id) ?? rememberedOf(world.game, id)?.object;

/** An object, or what was last known of it (605.2e). */
export function lastKnownOf(
  world: World,
  id: ObjectId,
): { readonly object: CardObject; readonly characteristics: Characteristics } | undefined {
  const object = inBattleZone(world.game, id) ?? findObject(world.game, id);
  if (object !== undefined) return { object, characteristics: characteristicsOf(world, object) };
  return rememberedOf(world.game, id);
}

/** 801.1, 802.2. Whether a face can be that of an evolution creature. */
export const canEvolve = (face: Face): boolean => CARD_TYPE_FACTS[face.type].isEvolution !== 'never';

/** 801.1, 802.2. Whether an object is an evolution creature now: a NEO creature is one while a card lies below it in the battle zone. */
export const isEvolution = ({ zone, under }: CardObject, face: Face): boolean => {
  const { isEvolution: when } = CARD_TYPE_FACTS[face.type];
  return when === 'always' || (when === 'overCards' && zone === 'battleZone' && under.length > 0);
};

/** 605.2e. Objects that have left the battle zone are matched by last-known characteristics. */
export const lastCharacteristicsOf = ({ game }: World, object: CardObject): Characteristics | undefined =>
  object.zone === 'battleZone'
    ? game.lastKnown.find((known) => known.object === object)?.characteristics
    : undefined;

export const isCreatureFace = (face: Face): boolean => CARD_TYPE_FACTS[face.type].isCreature;

/** 301. Whether an object is a creature now: in the battle zone a static ability may say that it is none. */
export function isCreature(world: World, object: CardObject, face: Face = faceOf(world, object)): boolean {
  if (!isCreatureFace(face) || object.zone !== 'battleZone' || !repertoireOf(world).unmakesCreatures)
    return isCreatureFace(face);
  const inner = nestedWorldOf(world, `type of ${object.id}`);
  return (
    inner === undefined ||
    !staticsOf(inner).some((one) => one.effect.kind === 'isNoCreature' && reaches(inner, one, object))
  );
}

export const creaturesOf = (world: World, player: Player): readonly CardObject[] => {
  const objects = world.game.zones[player].battleZone;
  const { unmakesCreatures } = repertoireOf(world);
  const isOne = (object: CardObject): boolean =>
    !object.pending && faceOf(world, object).isCreature && (!unmakesCreatures || isCreature(world, object));
  return objects.every(isOne) ? objects : objects.filter(isOne);
};
