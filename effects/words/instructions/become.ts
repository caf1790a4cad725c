import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import type { Ref } from '../../language/vocabulary.ts';
import type { Play } from '../../play/play.ts';
import {
  definitionOf,
  faceOf,
  isCreatureFace,
  lastObjectOf,
} from '../../questions/characteristics/characteristics.ts';
import { some } from '../../questions/legality/attempts.ts';
import { referents } from '../../questions/legality/choosable.ts';
import { refersTo, type Scope } from '../../state/scope.ts';
import { addLasting } from '../addLasting.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 200, 607.1. Creatures in the battle zone become a creature card. Effects on them stay (801.2); other cards cannot be creatures. */
export const becomeRules: InstructionRules<'become'> = {
  *perform(play, effect, scope) {
    const objects = yield* resolveTarget(play, effect.what, scope, PROMPTS.becomes);
    const named = { performed: false, scope: bind(scope, asOf(effect.what), ids(objects)) };
    const creatures = objects.filter(
      (object) => object.zone === 'battleZone' && isCreatureFace(faceOf(play, object)),
    );
    const name = creatureNamed(play, effect.card, scope);
    if (creatures.length === 0 || name === undefined) return named;
    const over = creatures.map(({ card }) => card);
    const { until } = effect;
    addLasting(play, scope, {
      affects: ids(creatures),
      effects: [],
      replacement: undefined,
      becomes: { name, over },
      until,
    });
    return { ...named, performed: true };
  },
  isPossible: (attempt, { what, card }) =>
    referents(attempt.world, card, attempt.scope).some((one) => isCreatureFace(faceOf(attempt.world, one))) &&
    some(attempt, what, (one) => one.zone === 'battleZone' && isCreatureFace(faceOf(attempt.world, one))),
};

/** The name of the first of the cards that a name stands for, if it is a creature. */
function creatureNamed(play: Play, { ref }: Ref, scope: Scope): string | undefined {
  const [id] = refersTo(play.game, ref, scope);
  const card = id === undefined ? undefined : lastObjectOf(play, id);
  return card !== undefined && isCreatureFace(faceOf(play, card)) ? definitionOf(play, card).name : undefined;
}
