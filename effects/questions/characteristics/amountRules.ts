import type { AmountName, AmountOf } from '../../language/amounts/index.ts';
import type { Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';

/** How large an amount is. What the language knows of it is in the file of the same name in `effects/language/amounts`. */
export interface AmountRules<W extends AmountName> {
  readonly valueOf: (world: World, amount: AmountOf<W>, scope: Scope) => number;
}
