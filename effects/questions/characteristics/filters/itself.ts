import type { FilterRules } from '../filterRules.ts';

export const otherRules: FilterRules<'other'> = {
  fits: (_, __, { id }, ___, { source }) => id !== source,
};

export const itselfRules: FilterRules<'itself'> = {
  fits: (_, __, { id }, ___, { source }) => id === source,
};
