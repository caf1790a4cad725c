import { resolveTarget } from '../../actions/targets.ts';
import { some } from '../../questions/legality/attempts.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 400.2b. Turns cards face up or face down in place; they stay the same objects. */
export const turnRules: InstructionRules<'turn'> = {
  *perform(play, effect, scope) {
    const objects = yield* resolveTarget(play, effect.what, scope, 'Choose what is turned over');
    // 400.2. Cards of a hand are shown only while the whole hand is revealed.
    const turned = objects.filter(({ zone }) => zone !== 'hand');
    play.change(ids(turned), { faceUp: effect.to === 'faceUp' });
    return { performed: turned.length > 0, scope: bind(scope, asOf(effect.what), ids(objects)) };
  },
  isPossible: (attempt, { what, to }) =>
    some(attempt, what, ({ zone, faceUp }) => zone !== 'hand' && faceUp !== (to === 'faceUp')),
};
