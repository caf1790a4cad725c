import type { Play } from '../../play/play.ts';
import { definitionOf } from '../../questions/characteristics.ts';
import { crossable } from '../../questions/uses.ts';
import type { Procedure } from '../../state/game.ts';
import type { Instruction, InstructionResult } from '../../state/instruction.ts';
import type { Scope } from '../../state/scope.ts';
import { crossOnto } from '../crossing.ts';
import { resolveTarget } from '../targets.ts';
import { asOf, bind, ids } from './instruction.ts';

/** 303.4a. Crosses cross gears onto a creature of their player. This is neither using them nor paying for them (701.5a). */
export function* cross(play: Play, effect: Instruction<'cross'>, scope: Scope): Procedure<InstructionResult> {
  const found = yield* resolveTarget(play, effect.what, scope, 'Choose what is crossed');
  const gears = found.filter(
    (object) => object.zone === 'battleZone' && definitionOf(play, object).type === 'crossGear',
  );
  if (gears.length === 0) return { performed: false, scope: bind(scope, asOf(effect.what), ids(found)) };
  const onto = yield* resolveTarget(play, effect.onto, scope, 'Choose the creature that it is crossed onto');
  let crossed = 0;
  for (const gear of gears) {
    const creature = crossable(play, gear.owner, gear).find(({ id }) => id === onto[0]?.id);
    if (creature === undefined) continue;
    crossOnto(play, gear, creature, '303.4a');
    crossed++;
  }
  const named = bind(bind(scope, asOf(effect.what), ids(found)), asOf(effect.onto), ids(onto));
  return { performed: crossed > 0, happened: crossed, scope: named };
}
