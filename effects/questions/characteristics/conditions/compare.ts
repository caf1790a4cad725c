import type { ConditionOf } from '../../../language/conditions/index.ts';
import { amountOf } from '../amounts.ts';
import type { ConditionRules } from '../conditionRules.ts';

export const compareRules: ConditionRules<'compare'> = {
  holds: (world, { a, b, is }, scope) => compares(amountOf(world, a, scope), amountOf(world, b, scope), is),
};

function compares(a: number, b: number, is: ConditionOf<'compare'>['is']): boolean {
  switch (is) {
    case 'more':
      return a > b;
    case 'less':
      return a < b;
    case 'atLeast':
      return a >= b;
    case 'atMost':
      return a <= b;
    case 'equal':
      return a === b;
  }
}
