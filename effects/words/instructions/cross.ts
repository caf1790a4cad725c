import type { CardObject } from '../../../table/nouns.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { crossOnto } from '../../actions/crossing.ts';
import { isOfType } from '../../language/cardTypes.ts';
import { faceOf } from '../../questions/characteristics/characteristics.ts';
import { crossable } from '../../questions/costs/uses.ts';
import { type Attempt, some } from '../../questions/legality/attempts.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 303.4a. Crosses cross gears onto a creature of their player. This is neither using them nor paying for them (701.5a). */
export const crossRules: InstructionRules<'cross'> = {
  *perform(play, effect, scope) {
    const found = yield* resolveTarget(play, effect.what, scope, PROMPTS.crossed);
    const gears = found.filter(
      (object) => object.zone === 'battleZone' && isOfType(faceOf(play, object).type, 'crossGear'),
    );
    if (gears.length === 0) return { performed: false, scope: bind(scope, asOf(effect.what), ids(found)) };
    const onto = yield* resolveTarget(play, effect.onto, scope, PROMPTS.itIsCrossedOnto);
    let crossed = 0;
    for (const gear of gears) {
      const creature = crossable(play, gear.owner, gear).find(({ id }) => id === onto[0]?.id);
      if (creature === undefined) continue;
      crossOnto(play, gear, creature, '303.4a');
      crossed++;
    }
    const named = bind(bind(scope, asOf(effect.what), ids(found)), asOf(effect.onto), ids(onto));
    return { performed: crossed > 0, happened: crossed, scope: named };
  },
  isPossible: (attempt, { what, onto }) =>
    some(attempt, what, (gear) => some(attempt, onto, (creature) => canBeCrossed(attempt, gear, creature))),
};

const canBeCrossed = ({ world }: Attempt, gear: CardObject, creature: CardObject): boolean =>
  gear.zone === 'battleZone' &&
  isOfType(faceOf(world, gear).type, 'crossGear') &&
  crossable(world, gear.owner, gear).some(({ id }) => id === creature.id);
