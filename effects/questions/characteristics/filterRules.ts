import type { CardObject } from '../../../table/nouns.ts';
import type { FilterName } from '../../language/filters/index.ts';
import type { FilterValue } from '../../language/filterWord.ts';
import type { Face, Filter } from '../../language/vocabulary.ts';
import type { Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';

/** Which cards a field of a filter fits. What the language knows of it is in the file of the same name in `effects/language/filters`. */
export interface FilterRules<F extends FilterName> {
  /** `type` is what the filter, or one around it, says of the type of card. */
  readonly fits: (
    value: FilterValue<F>,
    world: World,
    object: CardObject,
    face: Face,
    scope: Scope,
    type: Filter['type'],
  ) => boolean;
  /** What it leaves of the members of a group, where it compares them. */
  readonly among?: (
    value: FilterValue<F>,
    world: World,
    objects: readonly CardObject[],
  ) => readonly CardObject[];
}
