import type { Ability, CostAbility, StaticEffect } from '../../language/vocabulary.ts';

/** 601.1a. Whether a cost also says where its card is used from: only an alternative one does. */
export const opensZones = (ability: Ability | StaticEffect): ability is CostAbility =>
  ability.kind === 'cost' && 'way' in ability && ability.way === 'alternative' && ability.from !== undefined;
