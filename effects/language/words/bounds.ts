import type { Amount, Bounds } from '../vocabulary.ts';

/** This number or more. */
export const atLeast = (min: Amount): Bounds => ({ min });

/** This number or less. */
export const atMost = (max: Amount): Bounds => ({ max });

/** This number, no more and no less. */
export const exactly = (value: Amount): Bounds => ({ min: value, max: value });
