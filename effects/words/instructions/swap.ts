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
import type { Play } from '../../play/play.ts';
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

/** 701.26a. What comes is in the attack as what left was: attacking, blocking or attacked. */
function takeOver(play: Play, { id: left }: CardObject, { id }: CardObject): void {
  const { attack } = play.game;
  if (attack === undefined) return;
  const { attacker, blocker, target } = attack;
  play.set({
    attack: {
      ...attack,
      attacker: attacker === left ? id : attacker,
      blocker: blocker === left ? id : blocker,
      target: 'creature' in target && target.creature === left ? { creature: id } : target,
    },
  });
}

/** 701.26. The new creature takes over the tapped state and its part in the attack. If one of the moves is impossible or replaced, nothing changes. */
export const swapRules: InstructionRules<'swap'> = {
  *perform(play, effect, scope) {
    const [out] = yield* resolveTarget(play, effect.what, scope, PROMPTS.toHand);
    const here = comingOf(play, effect, scope);
    const unchanged = { performed: false, scope };
    if (out === undefined || here === undefined || !canChangePlaces(play, out, here, scope)) return unchanged;
    const { zone } = here;
    const going = request(out, zone, ZONE_FACTS[zone].moveKind, '701.26a');
    const how = effect.for === undefined ? 'revolutionChange' : 'effect';
    const coming = { ...request(here, 'battleZone', 'cardPut', '701.26a'), how } as const;
    if (yield* areReplaced(play, [going, coming])) return unchanged;
    const [moved] = yield* carryOutPlan(play, planAsAsked(play, [going]));
    if (moved === undefined) return unchanged;
    const { became: put } = yield* putIntoBattleZone(play, here, {
      how,
      face: 0,
      payment: 'unpaid',
      settled: true,
      ...(out.tapped ? { tapped: true } : {}),
    });
    if (put?.zone === 'battleZone') takeOver(play, out, put);
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
