import type { CardObject, FaceIndex, Player } from '../../table/nouns.ts';
import { counted, findObject } from '../../table/objects.ts';
import { SUMMONING_ZONES, type Zone } from '../../table/zones.ts';
import { CARD_TYPE_FACTS, USE_FACTS, type UseVerb } from '../language/cardTypes.ts';
import type { CostAbility, Effect, Face } from '../language/vocabulary.ts';
import type { PrintedCard, PrintedFace, StaticInForce } from '../state/caches.ts';
import type { UseInProgress } from '../state/game.ts';
import { playersOf, type Scope, scopeOf } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import { numberOf } from './amounts.ts';
import { moveBan, type Refusal, refuse, useBan } from './bans.ts';
import { hasBase, needsBase } from './bases.ts';
import { creaturesOf, reaches, staticsOf } from './characteristics.ts';
import { holds } from './conditions.ts';
import { canPay, costToPay, worldOfPayment, worldWithPending } from './costs.ts';
import { matches } from './filters.ts';
import { offerOf } from './offered.ts';
import { possibleFor } from './possibleFor.ts';
import { cardAt, cardOf } from './repertoire.ts';

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
  cardAt(world, object.card).uses;

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
    return refuse('110.4e', 'its own condition for being used is not met', face.name);
  if (face.evolution !== undefined && !hasBase(world, player, object, face))
    return refuse('801.1a', 'there is nothing to evolve from');
  if (face.type === 'castle' && counted(world.game, player, 'shieldZone').length === 0) {
    return refuse('304.2', 'there is no shield to fortify');
  }
  return undefined;
}

function meetsUseConditions(world: World, player: Player, { id }: CardObject, face: PrintedFace): boolean {
  const scope = scopeOf(player, id, face.name);
  return face.abilities.every(
    (ability) => ability.kind !== 'useOnlyIf' || holds(world, ability.condition, scope),
  );
}

/** 601.1e. Whether the mana cost of a face can be paid. */
function canPayMana(world: World, player: Player, object: CardObject, face: PrintedFace): boolean {
  const then = worldOfPayment(world, object);
  return canPay(then, player, costToPay(then, object, face), face.civilizations);
}

/** Whether a face may be used now for its cost: `paidUseRefusal` without the reason, which mostly is that it costs too much. */
const mayUseForCost = (world: World, player: Player, object: CardObject, face: PrintedFace): boolean =>
  (face.hasCosts || canPayMana(world, player, object, face)) &&
  paidUseRefusal(world, player, object, face) === undefined;

/** 601.1a. Why a face may not be used now for its cost; undefined if it may. */
export function paidUseRefusal(
  world: World,
  player: Player,
  object: CardObject,
  face: PrintedFace,
): Refusal | undefined {
  const refused = useRefusal(world, player, object, face);
  if (refused !== undefined) return refused;
  if (
    face.hasCosts &&
    !additionalCosts(object, face).every((cost) => canPayExtraCost(world, player, object, face, cost))
  )
    return refuse('601.1f', 'its additional cost cannot be paid');
  if (canPayMana(world, player, object, face)) return undefined;
  if (face.hasCosts && alternativeCosts(world, player, object, face).length > 0) return undefined;
  return refuse('601.1e', 'its cost cannot be paid');
}

/** 601.1f. The additional costs of using a face from the zone it is in. */
export const additionalCosts = (object: CardObject, face: Face): readonly CostAbility[] =>
  face.abilities.filter(
    (ability): ability is CostAbility =>
      ability.kind === 'cost' && ability.way === 'additional' && isCostFrom(ability, object),
  );

const isCostFrom = ({ from }: CostAbility, object: CardObject): boolean =>
  from === undefined || from.includes(object.zone);

/** 601.1a. Indexes, among the abilities of a face, of the alternative costs that can be paid now. */
export function alternativeCosts(
  world: World,
  player: Player,
  object: CardObject,
  face: Face,
): readonly number[] {
  const found: number[] = [];
  for (const [index, ability] of face.abilities.entries()) {
    if (ability.kind !== 'cost' || ability.way !== 'alternative') continue;
    if (canPayExtraCost(world, player, object, face, ability)) found.push(index);
  }
  return found;
}

/**
 * 601.1a. A cost that cannot be paid in full may not be chosen. The card itself is pending by then and pays nothing
 * (409.1a).
 */
function canPayExtraCost(
  world: World,
  player: Player,
  object: CardObject,
  face: Face,
  cost: CostAbility,
): boolean {
  if (!isCostFrom(cost, object)) return false;
  const then = worldWithPending(world, object);
  const scope = scopeOf(player, object.id, face.name);
  // 601.1a. A condition is read as the use is declared, before the card becomes pending.
  const { effect } = cost;
  if (effect.do === 'if' && effect.otherwise === undefined)
    return holds(world, effect.condition, scope) && canPayInFull(then, effect.then, scope);
  return canPayInFull(then, effect, scope);
}

/** Whether there is enough on the table to follow an instruction in full. */
function canPayInFull(world: World, effect: Effect, scope: Scope): boolean {
  switch (effect.do) {
    case 'inOrder':
      return effect.effects.every((one) => canPayInFull(world, one, scope));
    case 'breakShields': {
      const { of, count } = effect;
      return count === 'all' || holds(world, { kind: 'shields', of, is: { min: count } }, scope);
    }
    case 'moveTop': {
      const { who, count } = effect;
      return playersOf(who, scope.player).every(
        (player) => counted(world.game, player, 'deck').length >= numberOf(world, count, scope),
      );
    }
    default:
      return hasEnoughToChoose(world, effect, scope);
  }
}

/** 605.2b. Whether there are as many cards to choose as an instruction asks for, to each of which it can be done. */
function hasEnoughToChoose(world: World, effect: Effect, scope: Scope): boolean {
  if (!('what' in effect) || !('choose' in effect.what) || effect.what.amount !== 'exactly') return true;
  if ('ref' in effect.what.choose) return true;
  const { objects, wanted } = offerOf(world, effect.what, scope, () => true);
  return objects.filter((object) => canPayWith(world, effect, object, scope)).length >= wanted;
}

function canPayWith(world: World, effect: Effect, object: CardObject, scope: Scope): boolean {
  switch (effect.do) {
    case 'destroy':
    case 'discard':
    case 'tap':
    case 'untap':
      return possibleFor(world, effect, object, scope);
    case 'move':
      return moveBan(world, object, effect.to) === undefined;
    default:
      return true;
  }
}

/** 601.1a. The cards a player can use: those in hand, and in zones that an effect opens. */
export function usableCards(world: World, player: Player): readonly CardObject[] {
  const hand = counted(world.game, player, 'hand');
  const opens = ({ effect }: StaticInForce): boolean =>
    effect.kind === 'can' && effect.permission.do === 'summonFrom';
  if (!staticsOf(world).some(opens)) return hand;
  const opened = SUMMONING_ZONES.flatMap((zone) => openedBy(world, player, zone));
  return opened.length === 0 ? hand : [...hand, ...opened.filter((card) => !card.pending)];
}

function openedBy(world: World, player: Player, zone: Zone): readonly CardObject[] {
  const found: CardObject[] = [];
  for (const candidate of staticsOf(world)) {
    const { effect, scope } = candidate;
    if (effect.kind !== 'can' || effect.permission.do !== 'summonFrom' || effect.permission.zone !== zone)
      continue;
    if (scope.player !== player) continue;
    for (const card of world.game.zones[player][zone]) {
      const isOpen = reaches(world, candidate, card) && matches(world, card, effect.permission.what, scope);
      if (isOpen && !found.includes(card)) found.push(card);
    }
  }
  return found;
}

export type MainAction =
  | {
      readonly way: 'use' | 'galaxyshield';
      readonly card: CardObject;
      readonly index: FaceIndex;
      readonly face: Face;
    }
  | {
      readonly way: 'cross' | 'crossFree';
      readonly card: CardObject;
      readonly index: FaceIndex;
      readonly face: Face;
    };

/** 504.1. Every use of a face that is legal now. */
function usesOf(world: World, player: Player): readonly MainAction[] {
  const found: MainAction[] = [];
  for (const card of usableCards(world, player)) {
    for (const [index, face] of usableFaces(world, card)) {
      const isUsedFrom = card.zone === 'hand' || face.isCreature;
      if (isUsedFrom && mayUseForCost(world, player, card, face))
        found.push({ way: 'use', card, index, face });
      if (face.galaxyshield !== undefined && galaxyshieldRefusal(world, player, card, face) === undefined)
        found.push({ way: 'galaxyshield', card, index, face });
    }
  }
  return found;
}

/** A galaxyshield is placed for its own cost, if summoning the card is not forbidden. */
function galaxyshieldRefusal(
  world: World,
  player: Player,
  card: CardObject,
  face: PrintedFace,
): Refusal | undefined {
  const { galaxyshield: cost } = face;
  if (cost === undefined) return refuse('110.4e', 'it has no galaxyshield');
  const ban = useBan(world, player, card, face, 'summon');
  if (ban !== undefined) return ban;
  return canPay(worldOfPayment(world, card), player, cost, face.civilizations)
    ? undefined
    : refuse('601.1e', 'its cost cannot be paid');
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

/** 504.2. A cross gear in the battle zone is crossed by paying its cost again. */
function crossingsOf(world: World, player: Player): readonly MainAction[] {
  const found: MainAction[] = [];
  for (const card of world.game.zones[player].battleZone) {
    const face = faceAt(world, card, card.face);
    if (face.type !== 'crossGear') continue;
    const crosses =
      crossable(world, player, card).length > 0 &&
      canPay(world, player, costToPay(world, card, face), face.civilizations);
    if (crosses) found.push({ way: 'cross', card, index: card.face, face });
    if (crossableFree(world, player, card).length > 0)
      found.push({ way: 'crossFree', card, index: card.face, face });
  }
  return found;
}

export const mainActions = (world: World, player: Player): readonly MainAction[] => [
  ...usesOf(world, player),
  ...crossingsOf(world, player),
];

/** 601.1d. The total mana cost; a galaxyshield has a cost of its own. */
export const manaCostOf = (
  world: World,
  card: CardObject,
  face: PrintedFace,
  { way }: UseInProgress,
): number => (way === 'galaxyshield' ? face.galaxyshield : undefined) ?? costToPay(world, card, face);

/** 601.1h. Whether the card being used needs a base. */
export function useNeedsBase(world: World): boolean {
  const { use } = world.game;
  if (use === undefined || use.way === 'galaxyshield') return false;
  const card = findObject(world.game, use.object);
  return card !== undefined && needsBase(faceAt(world, card, use.face));
}
