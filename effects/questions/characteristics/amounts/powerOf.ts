import type { ObjectId } from '../../../../table/nouns.ts';
import type { Ref } from '../../../language/vocabulary.ts';
import { costNameOf, knownBy, type Scope } from '../../../state/scope.ts';
import type { World } from '../../../state/world.ts';
import type { AmountRules } from '../amountRules.ts';
import { lastKnownOf } from '../characteristics.ts';

export const powerOfRules: AmountRules<'powerOf'> = {
  valueOf: (world, { powerOf }, scope) => sumOver(world, powerOf, scope, 'power'),
};

export const costOfRules: AmountRules<'costOf'> = {
  valueOf: (world, { costOf }, scope) => sumOver(world, costOf, scope, 'cost'),
};

/** 201.2b. */
function chosenCost({ named }: Scope, id: ObjectId, what: 'power' | 'cost'): number | undefined {
  const cost = what === 'cost' ? named[costNameOf(id)] : undefined;
  return typeof cost === 'number' ? cost : undefined;
}

/** 108.1b. A power below 0 is read as 0. */
function sumOver(world: World, { ref }: Ref, scope: Scope, what: 'power' | 'cost'): number {
  let sum = 0;
  for (const id of knownBy(world.game, ref, scope))
    sum += Math.max(0, chosenCost(scope, id, what) ?? lastKnownOf(world, id)?.characteristics[what] ?? 0);
  return sum;
}
