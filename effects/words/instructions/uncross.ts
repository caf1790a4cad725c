import type { CardObject } from '../../../table/nouns.ts';
import { inBattleZone } from '../../../table/objects.ts';
import { takeOff } from '../../actions/crossing.ts';
import { isOfType } from '../../language/cardTypes.ts';
import type { Ref } from '../../language/vocabulary.ts';
import { faceOf } from '../../questions/characteristics/characteristics.ts';
import { referents } from '../../questions/legality/choosable.ts';
import type { Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 303.3. The cross gears that are crossed onto something. */
const crossedGears = (world: World, what: Ref, scope: Scope): readonly CardObject[] =>
  referents(world, what, scope).filter(
    (object) =>
      object.zone === 'battleZone' &&
      object.attachedTo !== undefined &&
      inBattleZone(world.game, object.attachedTo) !== undefined &&
      isOfType(faceOf(world, object).type, 'crossGear'),
  );

/** 303.3. A cross gear is crossed onto nothing any more. That is no move: it stays where it is. */
export const uncrossRules: InstructionRules<'uncross'> = {
  *perform(play, { what }, scope) {
    const gears = crossedGears(play, what, scope);
    for (const gear of gears) takeOff(play, gear);
    return { performed: gears.length > 0, happened: gears.length, scope };
  },
  isPossible: ({ world, scope }, { what }) => crossedGears(world, what, scope).length > 0,
};
