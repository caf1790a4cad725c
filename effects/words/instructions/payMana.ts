import { findObject } from '../../../table/objects.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { sourceInfo } from '../../actions/choosing/targets.ts';
import { setTapped } from '../../actions/tapping.ts';
import type { Instruction } from '../../language/instructions/index.ts';
import { askOne } from '../../play/ask.ts';
import { numberOf } from '../../questions/characteristics/amounts.ts';
import { canPay, costToPay, paymentsFor, worldOfPayment } from '../../questions/costs/costs.ts';
import { faceAt, usableFaces } from '../../questions/costs/uses.ts';
import type { Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { bind, PAID_AS_COST } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 112.2. A payment is made in full or not at all. */
export const payManaRules: InstructionRules<'payMana'> = {
  *perform(play, effect, scope) {
    const { player } = scope;
    if (!isPayable(play, effect, scope)) return { performed: false, happened: 0, scope };
    const cost = manaOf(play, effect, scope);
    const payment = yield* askOne({
      player,
      kind: 'pay',
      rule: '112.2',
      prompt: PROMPTS.payMana(cost),
      source: sourceInfo(play, scope, player),
      options: paymentsFor(play, player, cost, effect.of ?? []).map((one) => ({
        option: { label: one.label },
        value: one,
      })),
    });
    const { changed, triggers } = setTapped(play, payment.cards(), 'tapped', '112.2');
    yield* triggers;
    return {
      performed: true,
      happened: changed.length,
      scope: effect.asCost
        ? bind(
            scope,
            PAID_AS_COST,
            changed.map(({ id }) => id),
          )
        : scope,
    };
  },
  isPossible: ({ world, scope }, effect) => isPayable(world, effect, scope),
  canPay: ({ world, scope }, effect) => isPayable(world, effect, scope),
};

/** 601.1e. What changes the cost of the card itself changes what is paid as its cost. */
function manaOf(world: World, { count, asCost }: Instruction<'payMana'>, scope: Scope): number {
  const printed = numberOf(world, count, scope);
  const object = asCost ? findObject(world.game, scope.source) : undefined;
  if (object === undefined) return printed;
  const used = usableFaces(world, object).find(([, { name }]) => name === scope.sourceName);
  const face = used?.[1] ?? faceAt(world, object, 0);
  return costToPay(worldOfPayment(world, object), object, face, undefined, printed);
}

const isPayable = (world: World, effect: Instruction<'payMana'>, scope: Scope): boolean =>
  canPay(world, scope.player, manaOf(world, effect, scope), effect.of ?? []);
