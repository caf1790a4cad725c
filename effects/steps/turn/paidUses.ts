import type { CardObject, FaceIndex, Player } from '../../../table/nouns.ts';
import { changeObjects } from '../../../table/objects.ts';
import { REASONS } from '../../../table/sentences/reasons.ts';
import { isOfType } from '../../language/cardTypes.ts';
import type { CostAbility, Effect, Face, ManaCost } from '../../language/vocabulary.ts';
import { repertoireOf } from '../../questions/abilities/repertoire.ts';
import { type Refusal, refuse, useBan } from '../../questions/characteristics/bans.ts';
import { faceOf, staticsOf } from '../../questions/characteristics/characteristics.ts';
import { holds } from '../../questions/characteristics/conditions.ts';
import { hasBase } from '../../questions/characteristics/piles/bases.ts';
import {
  canPay,
  costToPay,
  reachesFace,
  withoutPending,
  worldOfPayment,
  worldWithPending,
} from '../../questions/costs/costs.ts';
import {
  canBeReduced,
  chosenTo,
  type ManaToPay,
  type OfferedReduction,
  offeringsFor,
  type ReductionTerms,
  reductionsFor,
} from '../../questions/costs/reductions.ts';
import {
  crossable,
  crossableFree,
  faceAt,
  isUsedFreelyFromThere,
  isUsedFromThere,
  kingsOf,
  spellHalvesOf,
  usableCards,
  usableFaces,
  useRefusal,
} from '../../questions/costs/uses.ts';
import type { PrintedFace } from '../../state/caches.ts';
import type { PaidReduction } from '../../state/game.ts';
import { gameWith } from '../../state/gameWith.ts';
import type { MainOutcome } from '../../state/reported/outcome.ts';
import { scopeOf } from '../../state/scope.ts';
import { type World, worldAt } from '../../state/world.ts';
import { canPayInFull } from '../../words/canPayInFull.ts';
import { hyperizable } from './hyperizing.ts';
import { usableManaAbilities } from './manaAbilities.ts';

/** 601.1a. A use that is declared, or could be: with an alternative cost, or without one for the cost of the card. */
export interface DeclaredUse {
  readonly player: Player;
  readonly object: CardObject;
  readonly face: PrintedFace;
  readonly way: CostAbility | undefined;
  /** 112.2d. How often each optional cost is paid, in printed order; none if not given. */
  readonly extras?: readonly number[];
}

/** 112.2. The mana that has to be paid for a use, and the civilizations among it; undefined if none has. */
export function manaCostOf(
  world: World,
  use: DeclaredUse,
  reductions: readonly PaidReduction[] = [],
): ManaToPay | undefined {
  const { object, face, way } = use;
  if (way !== undefined && way.mana === undefined) return undefined;
  const { count = face.cost, of = face.civilizations } = way?.mana ?? {};
  return withExtras({ count: costToPay(world, object, face, reductions, count), of }, use);
}

/** 112.2d. A mana cost with the optional ones that are paid. Reductions of the cost of the card do not reach those. */
function withExtras(own: ManaToPay, { object, face, extras }: DeclaredUse): ManaToPay {
  if (extras === undefined) return own;
  const { count, of } = own;
  const paid = optionalCosts(object, face).flatMap((mana, index) =>
    Array.from({ length: extras[index] ?? 0 }, () => mana),
  );
  return {
    count: paid.reduce((sum, mana) => sum + mana.count, count),
    of: [...of, ...paid.flatMap((mana) => mana.of)],
  };
}

/** 601.1a. The reductions that its player may pay for as a use is declared, first what an alternative cost asks for. */
export function offeredReductions(
  world: World,
  { player, object, face, way }: DeclaredUse,
): readonly OfferedReduction[] {
  const mana = way?.mana;
  if (way !== undefined && mana === undefined) return [];
  const then = worldOfPayment(world, object);
  const others = reductionsFor(then, player, object, face);
  return mana === undefined
    ? others
    : [...offeringsFor(then, player, object, { of: face.civilizations, ...mana }), ...others];
}

/** 601.1a, 601.1e-f. What must hold of the reductions that are chosen for a use. */
export function termsOf(world: World, use: DeclaredUse): ReductionTerms {
  const { player, object, face, way } = use;
  const then = worldOfPayment(world, object);
  return {
    isAffordable: (chosen) => canPayWith(then, use, chosen),
    leavesEnough: (chosen) => {
      if (chosen.length === 0) return true;
      const after = worldAfter(world, chosen);
      return (
        (face.evolution === undefined || hasBase(after, player, object, face)) &&
        canPayExtraCosts(after, player, object, face, way)
      );
    },
  };
}

/** 601.1e. Whether the mana that these reductions leave can be paid. */
function canPayWith(then: World, use: DeclaredUse, chosen: readonly PaidReduction[]): boolean {
  const { player, face, way } = use;
  if (way?.mana?.offering !== undefined && chosenTo('mana', chosen).length === 0) return false;
  const mana = manaCostOf(then, use, chosen);
  return mana === undefined || canPay(then, player, mana.count, mana.of, face.crystalSoul);
}

const NO_REDUCTIONS: readonly PaidReduction[] = [];

/** 409.1c. Cards that are about to leave are not counted; cards that are about to be tapped count as tapped. */
function worldAfter(world: World, chosen: readonly PaidReduction[]): World {
  const tapped = changeObjects(world.game, chosenTo('tap', chosen), { tapped: true });
  const game = gameWith(world.game, tapped);
  const leaving = [...chosenTo('destroy', chosen), ...chosenTo('mana', chosen)];
  return worldAt(gameWith(game, changeObjects(game, leaving, { pending: true })), world);
}

/** 601.1e. Whether the mana cost of a use can be paid, with reductions that its player pays for if it must be. */
function canPayMana(world: World, use: DeclaredUse): boolean {
  if (canPayWith(worldOfPayment(world, use.object), use, NO_REDUCTIONS)) return true;
  const offered = offeredReductions(world, use);
  return offered.length > 0 && canBeReduced(termsOf(world, use), [], offered);
}

/** 601.1a, 601.1e. Whether a face may be used from where it lies for its own cost. */
export const canPayOwnCost = (world: World, player: Player, object: CardObject, face: PrintedFace): boolean =>
  isUsedFromThere(world, player, object, face) && canPayMana(world, { player, object, face, way: undefined });

/** Whether a face may be used now for its cost: `paidUseRefusal` without the reason, which mostly is that it costs too much. */
const mayUseForCost = (world: World, player: Player, object: CardObject, face: PrintedFace): boolean =>
  face.hasCosts
    ? paidUseRefusal(world, player, object, face) === undefined
    : (canPayOwnCost(world, player, object, face) || grantedCosts(world, player, object, face).length > 0) &&
      useRefusal(world, player, object, face) === undefined;

/** 601.1a. Nothing is paid instead of the cost of a card. */
const FOR_NOTHING: CostAbility = {
  kind: 'cost',
  way: 'alternative',
  effect: { do: 'inOrder', effects: [] },
};

/** 601.1a. Mana that is paid instead of the cost of a card, and nothing else. */
const inPlaceOfCost = (mana: ManaCost): CostAbility => ({ ...FOR_NOTHING, mana });

/** 601.1a. What is paid in place of a cost because an effect says so: mana, or nothing. */
export type Granted = ManaCost | 'nothing';

export const wayOfGranted = (granted: Granted): CostAbility =>
  granted === 'nothing' ? FOR_NOTHING : inPlaceOfCost(granted);

/** 601.1a, 317.4. The mana for which effects let a card be used, and that can be paid now, and whether one lets it be used for nothing. */
export function grantedCosts(
  world: World,
  player: Player,
  object: CardObject,
  face: PrintedFace,
): readonly Granted[] {
  const here = withoutPending(object);
  const isFree =
    isUsedFreelyFromThere(world, player, here, face) &&
    canPayExtraCosts(world, player, object, face, FOR_NOTHING);
  const forMana = staticsOf(world).flatMap((candidate): readonly ManaCost[] => {
    const { effect } = candidate;
    if (effect.kind !== 'usableFor' || !reachesFace(world, candidate, here, face)) return [];
    const mana = { count: effect.count, of: effect.of };
    const way = inPlaceOfCost(mana);
    const isPayable =
      canPayExtraCosts(world, player, object, face, way) && canPayMana(world, { player, object, face, way });
    return isPayable ? [mana] : [];
  });
  return isFree ? [...forMana, 'nothing'] : forMana;
}

/** 601.1a. Why a face may not be used now for its cost; undefined if it may. */
export function paidUseRefusal(
  world: World,
  player: Player,
  object: CardObject,
  face: PrintedFace,
): Refusal | undefined {
  const refused = useRefusal(world, player, object, face);
  if (refused !== undefined) return refused;
  if (face.hasCosts && !canPayExtraCosts(world, player, object, face, undefined))
    return refuse('601.1f', REASONS.additionalCost);
  if (canPayOwnCost(world, player, object, face)) return undefined;
  if (face.hasCosts && alternativeCosts(world, player, object, face).length > 0) return undefined;
  if (grantedCosts(world, player, object, face).length > 0) return undefined;
  return refuse('601.1e', REASONS.cost);
}

/** 601.1f. The additional costs of using a face from the zone it is in. */
export const additionalCosts = (object: CardObject, face: Face): readonly CostAbility[] =>
  face.abilities.filter(
    (ability): ability is CostAbility =>
      ability.kind === 'cost' && ability.way === 'additional' && isCostFrom(ability, object),
  );

/** 112.2d. A mana cost that may be paid besides, once or several times. */
export interface OptionalCost extends ManaToPay {
  readonly repeat: boolean;
}

/** 112.2d. The optional costs of using a face from the zone it is in, in printed order. */
export const optionalCosts = (object: CardObject, face: Face): readonly OptionalCost[] =>
  face.abilities.flatMap((ability) => {
    if (ability.kind !== 'cost' || ability.way !== 'optional' || ability.mana === undefined) return [];
    if (!isCostFrom(ability, object)) return [];
    const { count, of = face.civilizations } = ability.mana;
    return [{ count, of, repeat: ability.repeat === true }];
  });

/** 112.2d. How often each optional cost can be paid besides those that are chosen: the numbers that can be paid in full, from 0 on. */
export function payableTimes(world: World, use: DeclaredUse, chosen: readonly number[]): readonly number[] {
  const next = optionalCosts(use.object, use.face)[chosen.length];
  if (next === undefined) return [];
  const times: number[] = [];
  const limit = next.repeat ? Number.POSITIVE_INFINITY : 1;
  while (times.length <= limit && canPayMana(world, { ...use, extras: [...chosen, times.length] }))
    times.push(times.length);
  return times;
}

const isCostFrom = ({ from }: CostAbility, object: CardObject): boolean =>
  from === undefined || from.includes(object.zone);

/** 601.1a. Indexes, among the abilities of a face, of the alternative costs that can be paid now. */
export function alternativeCosts(
  world: World,
  player: Player,
  object: CardObject,
  face: PrintedFace,
): readonly number[] {
  const found: number[] = [];
  for (const [index, way] of face.abilities.entries()) {
    if (way.kind !== 'cost' || way.way !== 'alternative') continue;
    if (way.from === undefined && !isUsedFromThere(world, player, object, face)) continue;
    if (!canPayExtraCosts(world, player, object, face, way)) continue;
    if (way.mana === undefined || canPayMana(world, { player, object, face, way })) found.push(index);
  }
  return found;
}

/**
 * 601.1a. An alternative cost that cannot be paid in full, together with the additional costs of the card, may not be chosen. The card
 * itself is pending by then and pays nothing (409.1c).
 */
function canPayExtraCosts(
  world: World,
  player: Player,
  object: CardObject,
  face: Face,
  way: CostAbility | undefined,
): boolean {
  if (way !== undefined && !isCostFrom(way, object)) return false;
  const scope = scopeOf(player, object.id, face.name);
  const costs = [...(way === undefined ? [] : [way]), ...additionalCosts(object, face)];
  if (costs.length === 0) return true;
  const effects: Effect[] = [];
  for (const { effect } of costs) {
    // 601.1a. A condition is read as the use is declared, before the card becomes pending.
    const isConditional = effect.do === 'if' && effect.otherwise === undefined;
    if (isConditional && !holds(world, effect.condition, scope)) return false;
    effects.push(isConditional ? effect.then : effect);
  }
  return canPayInFull(worldWithPending(world, object), effects, scope);
}

export interface MainAction {
  readonly way: Exclude<MainOutcome, 'pass'>;
  readonly card: CardObject;
  readonly index: FaceIndex;
  readonly face: PrintedFace;
}

/** 504.1. Every use of a face that is legal now. */
function usesOf(world: World, player: Player): readonly MainAction[] {
  const found: MainAction[] = [];
  for (const card of usableCards(world, player)) {
    for (const [index, face] of usableFaces(world, card)) {
      const isUsedFrom =
        card.zone === 'hand' ||
        face.isCreature ||
        face.hasCosts ||
        isUsedFromThere(world, player, card, face) ||
        isUsedFreelyFromThere(world, player, card, face);
      if (isUsedFrom && mayUseForCost(world, player, card, face))
        found.push({ way: 'use', card, index, face });
      if (face.laying !== undefined && layingRefusal(world, player, card, face) === undefined)
        found.push({ way: 'galaxyshield', card, index, face });
    }
  }
  for (const { card, face } of spellHalvesOf(world, player))
    if (mayUseForCost(world, player, card, face)) found.push({ way: 'use', card, index: 1, face });
  if (repertoireOf(world).kingCells)
    for (const { card, face } of kingsOf(world, player))
      if (mayUseForCost(world, player, card, face)) found.push({ way: 'use', card, index: 1, face });
  return found;
}

/** A card is laid for a cost of its own, if summoning the card is not forbidden. */
function layingRefusal(
  world: World,
  player: Player,
  card: CardObject,
  face: PrintedFace,
): Refusal | undefined {
  const { laying } = face;
  if (laying === undefined) return refuse('110.4e', REASONS.noGalaxyshield);
  const ban = useBan(world, player, card, face, 'summon');
  if (ban !== undefined) return ban;
  return canPay(worldOfPayment(world, card), player, laying.cost, laying.of)
    ? undefined
    : refuse('601.1e', REASONS.cost);
}

/** 504.2. A cross gear in the battle zone is crossed by paying its cost again. */
function crossingsOf(world: World, player: Player): readonly MainAction[] {
  const found: MainAction[] = [];
  for (const card of world.game.zones[player].battleZone) {
    const face = faceAt(world, card, card.face);
    if (!isOfType(face.type, 'crossGear')) continue;
    const crosses =
      crossable(world, player, card).length > 0 &&
      canPay(world, player, costToPay(world, card, face), face.civilizations);
    if (crosses) found.push({ way: 'cross', card, index: card.face, face });
    if (crossableFree(world, player, card).length > 0)
      found.push({ way: 'crossFree', card, index: card.face, face });
  }
  return found;
}

/** 602.1. Every hyperize and mana ability that may be used now. */
const hyperizesOf = (world: World, player: Player): readonly MainAction[] =>
  [...hyperizable(world, player), ...usableManaAbilities(world, player)].map((card) => ({
    way: 'hyperize',
    card,
    index: card.face,
    face: faceOf(world, card),
  }));

export const mainActions = (world: World, player: Player): readonly MainAction[] => [
  ...usesOf(world, player),
  ...crossingsOf(world, player),
  ...hyperizesOf(world, player),
];
