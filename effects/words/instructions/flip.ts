import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { some } from '../../questions/legality/attempts.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** A D2 field is turned upside down, once. */
export const flipRules: InstructionRules<'flip'> = {
  *perform(play, effect, scope) {
    const [object] = yield* resolveTarget(play, effect.what, scope, PROMPTS.turnedOver);
    if (object === undefined || object.flipped) return { performed: false, scope };
    play.change([object.id], { flipped: true });
    return { performed: true, scope };
  },
  isPossible: (attempt, { what }) => some(attempt, what, ({ flipped }) => !flipped),
};
