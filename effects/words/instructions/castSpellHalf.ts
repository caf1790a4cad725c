import type { CardObject } from '../../../table/nouns.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { castWhereItLies } from '../../actions/using.ts';
import { isSpellType } from '../../language/cardTypes.ts';
import { faceAt, useRefusal } from '../../questions/costs/uses.ts';
import { some } from '../../questions/legality/attempts.ts';
import type { World } from '../../state/world.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 810.4. The creature keeps its place and its attack: only the spell half is used. */
export const castSpellHalfRules: InstructionRules<'castSpellHalf'> = {
  *perform(play, { of }, scope) {
    const [object] = yield* resolveTarget(play, of, scope, PROMPTS.spellHalf);
    if (object === undefined || !canBeCast(play, object)) return { performed: false, scope };
    yield* castWhereItLies(play, object, 1);
    return { performed: true, scope };
  },
  isPossible: (attempt, { of }) => some(attempt, of, (object) => canBeCast(attempt.world, object)),
};

function canBeCast(world: World, object: CardObject): boolean {
  const half = faceAt(world, object, 1);
  return (
    object.zone === 'battleZone' &&
    object.face === 0 &&
    isSpellType(half.type) &&
    useRefusal(world, object.owner, object, half) === undefined
  );
}
