import type { CardObject } from '../../table/nouns.ts';
import type { Effect } from '../language/vocabulary.ts';
import { offerOf } from '../questions/legality/offered.ts';
import type { Scope } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import type { Cost } from './instructionRules.ts';
import { rulesOf } from './instructions/table.ts';

/** 601.1a. Whether there is enough on the table to follow an instruction in full. */
export const canPayInFull = (world: World, effect: Effect, scope: Scope): boolean =>
  canPay({ world, scope, canPay }, effect);

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
export function fitsCost(
  world: World,
  effect: Effect,
  scope: Scope,
): ((object: CardObject) => boolean) | undefined {
  const { canPayWith } = rulesOf(effect);
  return canPayWith && ((object) => canPayWith({ world, scope, canPay }, effect, object));
}
