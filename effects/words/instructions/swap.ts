import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { carryOutPlan } from '../../actions/moves.ts';
import { putIntoBattleZone } from '../../actions/using.ts';
import { areReplaced } from '../../events/decideReplacements.ts';
import { planAsAsked } from '../../events/planEvents.ts';
import { isAttacking } from '../../questions/characteristics/characteristics.ts';
import { some } from '../../questions/legality/attempts.ts';
import { canChangePlaces } from '../../questions/legality/canChangePlaces.ts';
import { request } from '../../state/reported/moveRequest.ts';
import { bind } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 701.26. The new creature takes over the tapped state and the attack. If one of the moves is impossible or replaced, nothing changes. */
export const swapRules: InstructionRules<'swap'> = {
  *perform(play, effect, scope) {
    const [out] = yield* resolveTarget(play, effect.what, scope, PROMPTS.toHand);
    const here = play.find(scope.source);
    const unchanged = { performed: false, scope };
    if (out === undefined || here === undefined || !canChangePlaces(play, out, scope)) return unchanged;
    const going = request(out, 'hand', 'cardMoved', '701.26a');
    const coming = request(here, 'battleZone', 'cardPut', '701.26a');
    if (yield* areReplaced(play, [going, coming])) return unchanged;
    const attacking = isAttacking(play, out);
    const [moved] = yield* carryOutPlan(play, planAsAsked(play, [going]));
    if (moved?.became[0]?.zone !== 'hand') return unchanged;
    const { became: put } = yield* putIntoBattleZone(play, here, {
      how: 'revolutionChange',
      face: 0,
      payment: 'unpaid',
      settled: true,
      ...(out.tapped ? { tapped: true } : {}),
    });
    if (put?.zone === 'battleZone' && attacking && play.game.attack !== undefined) {
      play.set({ attack: { ...play.game.attack, attacker: put.id } });
    }
    return {
      performed: put !== undefined,
      scope: bind(scope, 'put', put?.zone === 'battleZone' ? [put.id] : []),
    };
  },
  isPossible: (attempt, { what }) =>
    some(attempt, what, (out) => canChangePlaces(attempt.world, out, attempt.scope)),
};
