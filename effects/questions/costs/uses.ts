import type { CardObject, FaceIndex, ObjectId, Player } from '../../../table/nouns.ts';
import { counted, findObject } from '../../../table/objects.ts';
import { REASONS } from '../../../table/sentences/reasons.ts';
import { SUMMONING_ZONES, ZONES, type Zone } from '../../../table/zones.ts';
import { CARD_TYPE_FACTS, isOfType, isSpellType, USE_FACTS, type UseVerb } from '../../language/cardTypes.ts';
import type { SummonFromPermission } from '../../language/permissions/index.ts';
import type { Face } from '../../language/vocabulary.ts';
import type { PrintedCard, PrintedFace, StaticInForce } from '../../state/caches.ts';
import { scopeOf } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { opensZones } from '../abilities/opensZones.ts';
import { cardOf, repertoireOf } from '../abilities/repertoire.ts';
import { neverPut, type Refusal, refuse, useBan } from '../characteristics/bans.ts';
import { creaturesOf, definitionOf, faceOf, reaches, staticsOf } from '../characteristics/characteristics.ts';
import { holds } from '../characteristics/conditions.ts';
import { matches } from '../characteristics/filters.ts';
import { evolutionOf, hasBase } from '../characteristics/piles/bases.ts';

/** 701.5a. What using a card of each type is called. */
export const verbOf = (face: Face): UseVerb => CARD_TYPE_FACTS[face.type].verb;

/** What a ban on using a face forbids. */
export const actOf = (face: Face): 'summon' | 'cast' | 'other' => USE_FACTS[verbOf(face)].act;

export function faceAt(world: World, object: CardObject, index: FaceIndex): PrintedFace {
  const { first, second } = cardOf(world, object);
  return index === 1 ? (second ?? first) : first;
}

/** The faces of a card with their indexes: two of a twinpact, otherwise one. */
export const usableFaces = (world: World, object: CardObject): PrintedCard['uses'] =>
  cardOf(world, object).uses;

/** 601.1a. Why a face may not be used at all; undefined if it may. */
export function useRefusal(
  world: World,
  player: Player,
  object: CardObject,
  face: PrintedFace,
): Refusal | undefined {
  const ban = useBan(world, player, object, face, actOf(face));
  if (ban !== undefined) return ban;
  if (face.hasUseConditions && !meetsUseConditions(world, player, object, face))
    return refuse('110.4e', REASONS.ownCondition, face.name);
  if (face.evolution !== undefined && !hasBase(world, player, object, face))
    return refuse('801.1a', REASONS.noBase);
  if (face.type === 'castle' && counted(world.game, player, 'shieldZone').length === 0) {
    return refuse('304.2', REASONS.noShield);
  }
  const never = neverPut(face);
  if (never !== undefined) return never;
  if (
    face.type === 'kingCell' ||
    (face.combines !== undefined && cellsFor(world, player, face) === undefined)
  )
    return refuse('814.1', REASONS.cellsMissing);
  if (face.type === 'aura' && !canBeAttached(world, player)) return refuse('310.2', REASONS.noBearer);
  return undefined;
}

/**
 * 814.1. The king cells that a player can combine into a king creature with the one that is used: for each other name those in the hand and
 * in the mana zone. Undefined if there is none of some name.
 */
export function cellsFor(
  world: World,
  player: Player,
  { combines = [] }: PrintedFace,
): readonly (readonly CardObject[])[] | undefined {
  const all = CELL_ZONES.flatMap((zone) => counted(world.game, player, zone));
  const [, ...others] = combines.map((name) => all.filter((object) => isCellNamed(world, object, name)));
  return others.length === 0 || others.some((found) => found.length === 0) ? undefined : others;
}

const CELL_ZONES = ['hand', 'manaZone'] as const;

function isCellNamed(world: World, object: CardObject, name: string): boolean {
  const { type, ownName } = definitionOf(world, object);
  return type === 'kingCell' && ownName === name;
}

/** 814.1. The king cells of a player that are used for the king creature on their other side: those whose name it says first. */
export const kingsOf = (
  world: World,
  player: Player,
): readonly { readonly card: CardObject; readonly face: PrintedFace }[] =>
  CELL_ZONES.flatMap((zone) => counted(world.game, player, zone)).flatMap((card) => {
    const face = cardOf(world, card).second;
    const name = face?.combines?.[0];
    return face !== undefined && name !== undefined && isCellNamed(world, card, name) ? [{ card, face }] : [];
  });

/** 302.2, 810.4. The spell halves that a player can cast of creatures that stay in the battle zone, because an effect says so. */
export function spellHalvesOf(
  world: World,
  player: Player,
): readonly { readonly card: CardObject; readonly face: PrintedFace }[] {
  const permissions = staticsOf(world).filter(
    ({ effect }) => effect.kind === 'can' && effect.permission.do === 'castSpellHalf',
  );
  if (permissions.length === 0) return [];
  return creaturesOf(world, player).flatMap((card) => {
    const { second } = cardOf(world, card);
    return card.face === 0 &&
      second !== undefined &&
      isSpellType(second.type) &&
      permissions.some((permission) => reaches(world, permission, card))
      ? [{ card, face: second }]
      : [];
  });
}

/** 310.2. Whether a player has a gacharange creature, or can summon one, that an aura may be attached to. */
const canBeAttached = (world: World, player: Player): boolean =>
  world.game.zones[player].superGRZone.length > 0 || gacharangeCreatures(world, player).length > 0;

/** 310.2. The gacharange creatures of a player in the battle zone. */
export const gacharangeCreatures = (world: World, player: Player): readonly CardObject[] =>
  creaturesOf(world, player).filter((object) => isOfType(faceOf(world, object).type, 'gacharangeCreature'));

function meetsUseConditions(world: World, player: Player, { id }: CardObject, face: PrintedFace): boolean {
  const scope = scopeOf(player, id, face.name);
  return face.abilities.every(
    (ability) => ability.kind !== 'useOnlyIf' || holds(world, ability.condition, scope),
  );
}

/** 601.1a. The cards a player can use: those in hand, and in zones that an effect or a cost of their own opens. */
export function usableCards(world: World, player: Player): readonly CardObject[] {
  const inHand = counted(world.game, player, 'hand');
  const free = freelyUsable(world, player);
  const hand = free.length === 0 ? inHand : [...inHand, ...free];
  const opensNone = !staticsOf(world).some(opensZone);
  if (opensNone && !repertoireOf(world).costsOpenZones) return hand;
  const opened = SUMMONING_ZONES.flatMap((zone) => {
    const summonable = opensNone ? [] : openedBy(world, player, zone, 'any');
    const others = counted(world.game, player, zone).filter(
      (card) =>
        !summonable.includes(card) && usableFaces(world, card).some(([, face]) => opensFor(face, card)),
    );
    return [...summonable, ...others];
  });
  return opened.length === 0 ? hand : [...hand, ...opened.filter((card) => !card.pending)];
}

const opensZone = ({ effect }: StaticInForce): boolean =>
  effect.kind === 'can' && effect.permission.do === 'summonFrom';

/** 317.4. The permissions of a player to use cards of a zone without paying, of which each counts what it allows in a turn. */
const freePermissions = (world: World, player: Player): readonly StaticInForce[] =>
  staticsOf(world).filter(
    (candidate) =>
      candidate.effect.kind === 'can' &&
      candidate.effect.permission.do === 'useFreeFrom' &&
      candidate.scope.player === player &&
      !isUsedUp(world, candidate),
  );

const isFreeBy = (world: World, candidate: StaticInForce, object: CardObject): boolean =>
  candidate.effect.kind === 'can' &&
  candidate.effect.permission.do === 'useFreeFrom' &&
  candidate.effect.permission.zone === object.zone &&
  reaches(world, candidate, object);

/** 317.4. The cards that permissions let a player use without paying. */
function freelyUsable(world: World, player: Player): readonly CardObject[] {
  const permissions = freePermissions(world, player);
  if (permissions.length === 0) return NONE;
  return ZONES.flatMap((zone) => (zone === 'hand' ? NONE : counted(world.game, player, zone))).filter(
    (card) => permissions.some((candidate) => isFreeBy(world, candidate, card)),
  );
}

const NONE: readonly CardObject[] = [];

/** 601.1a. Whether a card may be used from where it lies for one of its alternative costs. */
const opensFor = ({ hasCosts, abilities }: PrintedFace, { zone }: CardObject): boolean =>
  hasCosts && abilities.some((ability) => opensZones(ability) && ability.from?.includes(zone));

/** 601.1a. Whether a card may be used from where it lies for its own cost: from the hand, and from what an effect opens. */
export function isUsedFromThere(
  world: World,
  player: Player,
  object: CardObject,
  { type, isCreature, combines }: PrintedFace,
): boolean {
  // 805.4a, 807.4a, 820.4a. Cards of the hyperspatial zone are not used by paying their mana costs.
  if (CARD_TYPE_FACTS[type].home === 'hyperspatialZone') return false;
  if (object.zone === 'hand' || !SUMMONING_ZONES.includes(object.zone)) return true;
  if (combines !== undefined && object.zone === 'manaZone') return true;
  return openingsFor(world, player, object, 'paid', isCreature ? 'creature' : 'other').length > 0;
}

/** 601.1a. Whether an effect lets a card be used from where it lies without its cost being paid. */
export const isUsedFreelyFromThere = (
  world: World,
  player: Player,
  object: CardObject,
  { isCreature }: PrintedFace,
): boolean =>
  object.zone !== 'hand' &&
  openingsFor(world, player, object, 'unpaid', isCreature ? 'creature' : 'other').length > 0;

/** 601.1a. Whether as many cards as a permission allows in a turn have been used by it. */
function isUsedUp({ game }: World, { effect, scope }: StaticInForce): boolean {
  if (effect.kind !== 'can') return false;
  if (effect.permission.do !== 'summonFrom' && effect.permission.do !== 'useFreeFrom') return false;
  const { limit, zone } = effect.permission;
  if (limit === undefined) return false;
  const used = game.thisTurn.filter(
    (fact) => fact.kind === 'cardUsed' && fact.allowedBy === scope.source && fact.from === zone,
  );
  return used.length >= limit;
}

/** 601.1a. Something that allows a card to be used from where it lies. `counted`: it counts what it allows. */
export interface Opening {
  readonly source: ObjectId;
  readonly name: string;
  readonly counted: boolean;
}

/** 601.1a. All that allows a card to be used from where it lies, for its cost or without paying it. */
export function openingsFor(
  world: World,
  player: Player,
  object: CardObject,
  payment: 'paid' | 'unpaid',
  kind: 'any' | 'creature' | 'other' = 'any',
): readonly Opening[] {
  const found: Opening[] = [];
  for (const candidate of staticsOf(world)) {
    const { effect, scope } = candidate;
    if (effect.kind !== 'can' || scope.player !== player) continue;
    const { permission } = effect;
    if (payment === 'unpaid' && isFreeBy(world, candidate, object) && !isUsedUp(world, candidate))
      found.push({ source: scope.source, name: scope.sourceName, counted: true });
    if (permission.do !== 'summonFrom' || permission.zone !== object.zone || isUsedUp(world, candidate))
      continue;
    if (kind === 'other' && permission.use === undefined) continue;
    if (!isOpenTo(world, candidate, permission, object)) continue;
    const isFree = permission.unpaid !== undefined && matches(world, object, permission.unpaid, scope);
    if (isFree === (payment === 'unpaid'))
      found.push({ source: scope.source, name: scope.sourceName, counted: permission.limit !== undefined });
  }
  return found;
}

/** 601.1a. Of a deck, only the top card can be used. */
const isOpenTo = (
  world: World,
  candidate: StaticInForce,
  { what }: SummonFromPermission,
  object: CardObject,
): boolean =>
  (object.zone !== 'deck' || counted(world.game, object.owner, 'deck')[0]?.id === object.id) &&
  reaches(world, candidate, object) &&
  matches(world, object, what, candidate.scope);

/** The cards of a zone that effects let their player use from there: creatures, or cards of other types, or any. */
function openedBy(
  world: World,
  player: Player,
  zone: Zone,
  kind: 'any' | 'creature' | 'other',
): readonly CardObject[] {
  const found: CardObject[] = [];
  for (const candidate of staticsOf(world)) {
    const { effect, scope } = candidate;
    if (effect.kind !== 'can' || effect.permission.do !== 'summonFrom' || effect.permission.zone !== zone)
      continue;
    if (scope.player !== player || isUsedUp(world, candidate)) continue;
    if (kind === 'other' && effect.permission.use === undefined) continue;
    const { permission } = effect;
    const { [zone]: cards } = world.game.zones[player];
    for (const card of zone === 'deck' ? counted(world.game, player, 'deck').slice(0, 1) : cards)
      if (!found.includes(card) && isOpenTo(world, candidate, permission, card)) found.push(card);
  }
  return found;
}

/** 303.4a. The creatures a cross gear may be crossed onto, other than the one it is crossed onto now. */
export const crossable = (world: World, player: Player, gear: CardObject): readonly CardObject[] =>
  creaturesOf(world, player).filter(({ id }) => id !== gear.attachedTo);

/** 101.1. Those onto which it may be crossed without paying. */
export const crossableFree = (world: World, player: Player, gear: CardObject): readonly CardObject[] => {
  const permissions = staticsOf(world).filter(
    ({ effect }) => effect.kind === 'can' && effect.permission.do === 'beCrossedFree',
  );
  return permissions.length === 0
    ? []
    : crossable(world, player, gear).filter((creature) =>
        permissions.some((permission) => reaches(world, permission, creature)),
      );
};

/** 601.1h. Whether the card being used is put on bases, or can be. */
export function useNeedsBase(world: World): boolean {
  const { use } = world.game;
  if (use === undefined) return false;
  const card = findObject(world.game, use.object);
  return card !== undefined && evolutionOf(faceAt(world, card, use.face)) !== undefined;
}
