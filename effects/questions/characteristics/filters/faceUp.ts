import type { FilterRules } from '../filterRules.ts';

export const faceUpRules: FilterRules<'faceUp'> = { fits: (faceUp, _, object) => object.faceUp === faceUp };
