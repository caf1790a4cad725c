import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import type { Instruction } from '../../language/instructions/index.ts';
import type { Play } from '../../play/play.ts';
import { some } from '../../questions/legality/attempts.ts';
import type { Procedure } from '../../state/game.ts';
import type { InstructionResult } from '../../state/instruction.ts';
import type { Scope } from '../../state/scope.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';
import { mayLookAt, seeing, show } from '../looking.ts';

export const lookRules: InstructionRules<'look'> = {
  perform: look,
  isPossible: (attempt, { what }) => some(attempt, what),
};

export const revealRules: InstructionRules<'reveal'> = {
  perform: look,
  isPossible: (attempt, { what }) => some(attempt, what),
};

/** 701.9a. Looks at cards, or reveals them to both players. */
function* look(
  play: Play,
  effect: Instruction<'look' | 'reveal'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const named = yield* resolveTarget(play, effect.what, scope, PROMPTS.lookedAt);
  const objects =
    effect.do === 'reveal' ? named : named.filter((object) => mayLookAt(play, scope.player, object));
  show(play, objects, scope.player, effect.do);
  return {
    performed: objects.length > 0,
    scope: bind(seeing(scope, objects), asOf(effect.what), ids(objects)),
  };
}
