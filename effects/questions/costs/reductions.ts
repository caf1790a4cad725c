import type { CardObject, ObjectId, Player } from '../../../table/nouns.ts';
import { counted } from '../../../table/objects.ts';
import type { StaticEffect } from '../../language/statics/index.ts';
import type { Face, ManaCost } from '../../language/vocabulary.ts';
import type { StaticInForce } from '../../state/caches.ts';
import type { PaidReduction } from '../../state/game.ts';
import type { World } from '../../state/world.ts';
import { cardOf } from '../abilities/repertoire.ts';
import { amountOf } from '../characteristics/amounts.ts';
import { moveBan, objectBan } from '../characteristics/bans.ts';
import { creaturesOf, faceOf, staticsOf } from '../characteristics/characteristics.ts';
import { matches } from '../characteristics/filters.ts';
import { baseKinds, basesFor, evolutionOf } from '../characteristics/piles/bases.ts';
import { costOf } from '../characteristics/sides.ts';
import { canLieTapped } from './canLieTapped.ts';
import { reachesFace, withoutPending } from './costs.ts';

type Paying = Extract<StaticEffect, { kind: 'paidReduction' }>;

/** 601.1a. A card that may be tapped or destroyed to reduce what has to be paid for another, or that may itself be used for less. */
export interface OfferedReduction extends PaidReduction {
  readonly card: CardObject;
  /** The effect that takes it, and the cost that no other card may have that it takes; undefined if any may. */
  readonly effect: number;
  readonly cost: number | undefined;
}

/** 601.1a. Every way to reduce what has to be paid for a face, in the order of the effects and of the battle zone. */
export function reductionsFor(
  world: World,
  player: Player,
  object: CardObject,
  face: Face,
): readonly OfferedReduction[] {
  const statics = staticsOf(world);
  if (!statics.some(({ effect }) => isOffered(effect))) return [];
  const here = withoutPending(object);
  return statics.flatMap((candidate, index): readonly OfferedReduction[] => {
    const { effect } = candidate;
    if (
      effect.kind === 'mayCostLess' &&
      reachesFace(world, candidate, here, face) &&
      !isOfOtherFace(world, here, face, effect)
    ) {
      const { by, atLeast, limit } = effect;
      const { source } = candidate.scope;
      if (limit !== undefined && timesReduced(world, source) >= limit) return [];
      const counted = limit === undefined ? {} : { allowedBy: source };
      const pay = limit === undefined ? 'later' : 'nothing';
      return [
        { object: object.id, by, atLeast, pay, ...counted, card: object, effect: index, cost: undefined },
      ];
    }
    if (effect.kind === 'cost' && effect.optional && reachesFace(world, candidate, here, face)) {
      const by = -amountOf(world, effect.by, candidate.scope);
      const { atLeast } = effect;
      if (by <= 0) return [];
      return [
        { object: object.id, by, atLeast, pay: 'nothing', card: object, effect: index, cost: undefined },
      ];
    }
    if (effect.kind === 'baseReduces' && reachesFace(world, candidate, here, face))
      return basesThatReduce(world, player, object, face, effect).map((one) => ({ ...one, effect: index }));
    if (effect.kind !== 'paidReduction' || !reachesFace(world, candidate, here, face)) return [];
    const { by, atLeast, pay } = effect;
    return payingWith(world, player, effect, candidate)
      .filter(({ id }) => id !== object.id)
      .map((card) => ({
        object: card.id,
        by,
        atLeast,
        pay,
        card,
        effect: index,
        cost: effect.differ === undefined ? undefined : faceOf(world, card).cost,
      }));
  });
}

/** 810.3a. Whether it is printed on the other half of a twinpact, which speaks of the use of that half. */
function isOfOtherFace(world: World, object: CardObject, face: Face, effect: StaticEffect): boolean {
  const bears = ({ abilities }: Face): boolean =>
    abilities.some((ability) => ability.kind === 'static' && ability.effects.includes(effect));
  return !bears(face) && cardOf(world, object).faces.some(bears);
}

/** 601.1a. Whether its player decides for each use whether it reduces the cost. */
const isOffered = (effect: StaticEffect): boolean =>
  effect.kind === 'paidReduction' ||
  effect.kind === 'baseReduces' ||
  effect.kind === 'mayCostLess' ||
  (effect.kind === 'cost' && effect.optional === true);

/** 601.1e, 801.1a. What it could be put on, each of which takes off its cost. Of several only a super infinite evolution takes more than one. */
function basesThatReduce(
  world: World,
  player: Player,
  object: CardObject,
  face: Face,
  { atLeast }: Extract<StaticEffect, { kind: 'baseReduces' }>,
): readonly Omit<OfferedReduction, 'effect'>[] {
  const evolution = evolutionOf(face);
  if (evolution === undefined) return [];
  const kinds = baseKinds(evolution);
  const [bases = [], ...others] = basesFor(world, player, object, face, kinds);
  if (others.length > 0) return [];
  return bases.map((card) => ({
    object: card.id,
    by: costOf(card, faceOf(world, card)),
    atLeast,
    pay: 'base',
    card,
    cost: evolution.count === 'any' ? undefined : OFFERING,
  }));
}

/** How many uses of this turn an object has made cheaper that counts them. */
const timesReduced = ({ game }: World, source: ObjectId): number =>
  game.thisTurn.filter((fact) => fact.kind === 'cardUsed' && fact.reducedBy?.includes(source)).length;

/** 112.2. So much mana, with these civilizations among it. */
export type ManaToPay = Required<Pick<ManaCost, 'count' | 'of'>>;

/**
 * 601.1a. The creatures that can be put into the mana zone for a mana cost that asks for one of them. The cost stays at one mana for each
 * civilization.
 */
export const offeringsFor = (
  world: World,
  player: Player,
  object: CardObject,
  { of, offering }: ManaToPay & Pick<ManaCost, 'offering'>,
): readonly OfferedReduction[] =>
  offering === undefined
    ? []
    : creaturesOf(world, player)
        .filter((card) => card.id !== object.id && moveBan(world, card, 'manaZone', undefined) === undefined)
        .map((card) => ({
          object: card.id,
          by: faceOf(world, card).cost,
          atLeast: of.length,
          pay: 'mana',
          card,
          effect: OFFERING,
          cost: OFFERING,
        }));

/** Of the creatures that a cost asks for, only one is taken. */
const OFFERING = -1;

/** 101.2, 105.6. The player's own cards that can be tapped. 601.1a. What cannot be destroyed reduces the cost as well. */
function payingWith(
  world: World,
  player: Player,
  { pay, with: what }: Paying,
  { scope }: StaticInForce,
): readonly CardObject[] {
  return counted(world.game, player, 'battleZone').filter(
    (card) =>
      (what === undefined ? card.id === scope.source : matches(world, card, what, scope)) &&
      (pay === 'destroy' ||
        (!card.tapped &&
          canLieTapped(world, card) &&
          objectBan(world, card, 'beTapped', { by: player }) === undefined)),
  );
}

/**
 * 601.1a. Two reductions exclude each other if they tap the same card, remove the same card, or pay the same cost of one effect. One that costs
 * nothing now excludes only itself.
 */
export const excludes = (one: OfferedReduction, other: OfferedReduction): boolean =>
  TAKES_CARD[one.pay] && TAKES_CARD[other.pay]
    ? (one.object === other.object && (one.pay === 'tap') === (other.pay === 'tap')) ||
      (one.effect === other.effect && one.cost !== undefined && one.cost === other.cost)
    : one.effect === other.effect && one.pay === other.pay;

const TAKES_CARD: { readonly [P in PaidReduction['pay']]: boolean } = {
  tap: true,
  destroy: true,
  mana: true,
  base: true,
  later: false,
  nothing: false,
};

/** What must hold of the reductions that a player pays for. */
export interface ReductionTerms {
  /** 601.1f. What then is left to pay can be paid. The more reductions, the less is left. */
  readonly isAffordable: (chosen: readonly PaidReduction[]) => boolean;
  /** 601.1a. What else the use needs is still there. The more reductions, the less is there. */
  readonly leavesEnough: (chosen: readonly PaidReduction[]) => boolean;
}

/** 601.1a. Whether the use can be paid for with the chosen reductions and some of the others. */
export function canBeReduced(
  terms: ReductionTerms,
  chosen: readonly OfferedReduction[],
  others: readonly OfferedReduction[],
): boolean {
  if (!terms.leavesEnough(chosen)) return false;
  if (terms.isAffordable(chosen)) return true;
  const fitting = others.filter((one) => !chosen.some((other) => excludes(one, other)));
  if (!terms.isAffordable([...chosen, ...atMost(fitting)])) return false;
  return fitting.some((one, index) => canBeReduced(terms, [...chosen, one], fitting.slice(index + 1)));
}

/** No fewer reductions than could be chosen of these: each effect takes one card of each cost. */
function atMost(offered: readonly OfferedReduction[]): readonly OfferedReduction[] {
  const taken = new Map<string, OfferedReduction>();
  for (const one of offered) {
    const key = `${one.effect} ${one.cost ?? `card ${one.object}`}`;
    if (one.by >= (taken.get(key)?.by ?? 0)) taken.set(key, one);
  }
  return [...taken.values()];
}

/** The cards that are chosen to be tapped, to be destroyed, or to be put into the mana zone. */
export const chosenTo = (pay: PaidReduction['pay'], chosen: readonly PaidReduction[]): readonly ObjectId[] =>
  chosen.filter((one) => one.pay === pay).map(({ object }) => object);
