import type { CardObject } from '../../../table/nouns.ts';
import { findObject } from '../../../table/objects.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { ZONE_FACTS } from '../../../table/zones.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { carryOutPlan } from '../../actions/moves.ts';
import { putIntoBattleZone } from '../../actions/using.ts';
import { areReplaced } from '../../events/decideReplacements.ts';
import { planAsAsked } from '../../events/planEvents.ts';
import type { Instruction } from '../../language/instructions/index.ts';
import { isAttacking } from '../../questions/characteristics/characteristics.ts';
import { some } from '../../questions/legality/attempts.ts';
import { canChangePlaces } from '../../questions/legality/canChangePlaces.ts';
import { request } from '../../state/reported/moveRequest.ts';
import { refersTo, type Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { bind } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 701.26. What is put: the bearer if the effect names nothing else. */
const comingOf = ({ game }: World, effect: Instruction<'swap'>, scope: Scope): CardObject | undefined => {
  const [coming] = refersTo(game, effect.for?.ref ?? 'this', scope);
  return coming === undefined ? undefined : findObject(game, coming);
};

/** 701.26. The new creature takes over the tapped state and the attack. If one of the moves is impossible or replaced, nothing changes. */
export const swapRules: InstructionRules<'swap'> = {
  *perform(play, effect, scope) {
    const [out] = yield* resolveTarget(play, effect.what, scope, PROMPTS.toHand);
    const here = comingOf(play, effect, scope);
    const unchanged = { performed: false, scope };
    if (out === undefined || here === undefined || !canChangePlaces(play, out, here, scope)) return unchanged;
    const { zone } = here;
    const going = request(out, zone, ZONE_FACTS[zone].moveKind, '701.26a');
    const coming = request(here, 'battleZone', 'cardPut', '701.26a');
    if (yield* areReplaced(play, [going, coming])) return unchanged;
    const attacking = isAttacking(play, out);
    const [moved] = yield* carryOutPlan(play, planAsAsked(play, [going]));
    if (moved?.became[0]?.zone !== zone) return unchanged;
    const { became: put } = yield* putIntoBattleZone(play, here, {
      how: effect.for === undefined ? 'revolutionChange' : 'effect',
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
  isPossible: (attempt, effect) => {
    const coming = comingOf(attempt.world, effect, attempt.scope);
    return (
      coming !== undefined &&
      some(attempt, effect.what, (out) => canChangePlaces(attempt.world, out, coming, attempt.scope))
    );
  },
};
