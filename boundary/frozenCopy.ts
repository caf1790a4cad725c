import { deepFreeze } from '../table/deepFreeze.ts';

/** Whether nothing of a plain value can be changed. */
export const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozen));

const copyOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Array.from(value, copyOf);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]));
};

/**
 * A frozen copy of plain data that was handed in: each property is read once, so what is checked is what is used. Data that is frozen
 * throughout is its own copy. The caller limits the depth.
 */
export const frozenCopy = (value: unknown): unknown => (isFrozen(value) ? value : deepFreeze(copyOf(value)));
