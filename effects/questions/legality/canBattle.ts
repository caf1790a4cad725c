import type { CardObject } from '../../../table/nouns.ts';
import type { World } from '../../state/world.ts';
import { creaturesOf } from '../characteristics/characteristics.ts';

/** 115.2. Both must be creatures in the battle zone; a creature does not battle itself. */
export const canBattle = (world: World, a: CardObject, b: CardObject): boolean =>
  a.id !== b.id &&
  [a, b].every((one) => creaturesOf(world, one.owner).some((creature) => creature.id === one.id));
