import type { CardObject, ObjectId } from '../../table/nouns.ts';
import type { Effect } from '../language/vocabulary.ts';
import { offerOf } from '../questions/legality/offered.ts';
import type { Scope } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import type { Cost } from './instructionRules.ts';
import { rulesOf } from './instructions/table.ts';
import { hasOneForEach, type Price } from './sharedCosts.ts';

/** 601.1a. Whether there is enough on the table to follow instructions in full, one after the other. */
export const canPayInFull = (world: World, effects: readonly Effect[], scope: Scope): boolean => {
  const cost: Cost = { world, scope, canPay };
  return (
    effects.every((effect) => canPay(cost, effect)) &&
    hasOneForEach(partsOf(effects).flatMap((effect) => pricesOf(cost, effect)))
  );
};

/** 605.2c. Instructions as they are followed, one by one. */
export const partsOf = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((effect) => (effect.do === 'inOrder' ? partsOf(effect.effects) : [effect]));

const pricesOf = (cost: Cost, effect: Effect): readonly Price[] =>
  rulesOf(effect).takes?.(cost, effect) ?? priceOfChoice(cost, effect);

function priceOfChoice({ world, scope }: Cost, effect: Effect): readonly Price[] {
  if (!('what' in effect) || !('choose' in effect.what) || effect.what.amount !== 'exactly') return [];
  if ('ref' in effect.what.choose) return [];
  const { objects, wanted } = offerOf(world, effect.what, scope, () => true);
  const { canPayWith } = rulesOf(effect);
  if (canPayWith === undefined) return [];
  const from = objects.filter((object) => canPayWith({ world, scope, canPay }, effect, object));
  return [{ from: from.map(({ id }) => id), wanted, by: effect.do === 'tap' ? 'tapping' : 'taking' }];
}

const canPay = (cost: Cost, effect: Effect): boolean =>
  rulesOf(effect).canPay?.(cost, effect) ?? hasEnoughToChoose(cost, effect);

/** 605.2b. Whether there are as many cards to choose as an instruction asks for, to each of which it can be done. */
function hasEnoughToChoose(cost: Cost, effect: Effect): boolean {
  if (!('what' in effect) || !('choose' in effect.what) || effect.what.amount !== 'exactly') return true;
  if ('ref' in effect.what.choose) return true;
  const { objects, wanted } = offerOf(cost.world, effect.what, cost.scope, () => true);
  const fits = fitsCost(cost.world, effect, cost.scope);
  return (fits === undefined ? objects : objects.filter(fits)).length >= wanted;
}

/** 601.1a. What an instruction can be done to, as a cost; undefined if to whatever it lets the player choose. */
function fitsCost(world: World, effect: Effect, scope: Scope): ((object: CardObject) => boolean) | undefined {
  const { canPayWith } = rulesOf(effect);
  return canPayWith && ((object) => canPayWith({ world, scope, canPay }, effect, object));
}

/** 601.1f. The same where other parts of the cost are paid later: enough is left for them, if it can be. */
export function paysFor(
  world: World,
  effect: Effect,
  scope: Scope,
  later: readonly Effect[],
): ((object: CardObject) => boolean) | undefined {
  const fits = fitsCost(world, effect, scope);
  const cost: Cost = { world, scope, canPay };
  const [price] = pricesOf(cost, effect);
  if (fits === undefined || price === undefined || later.length === 0) return fits;
  const others = later.flatMap((one) => pricesOf(cost, one));
  const leavesEnough = (id: ObjectId): boolean =>
    hasOneForEach([{ ...price, from: [id], wanted: 1 }, { ...price, wanted: price.wanted - 1 }, ...others]);
  const best = new Set(price.from.filter(leavesEnough));
  return best.size < price.wanted ? fits : (object) => best.has(object.id);
}
