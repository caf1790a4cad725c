import type { StepUnit } from '../../model/index.ts';

/** From where changes can be shown. */
export const SINCE: readonly (readonly [StepUnit, string])[] = [
  ['record', 'the previous record'],
  ['microstep', 'the last microstep'],
  ['step', 'the last step'],
  ['decision', 'the last decision'],
];
