import type { NounDescribers } from './nounDescribers.ts';
import type { Amount } from './vocabulary.ts';

/** `3 times (2 plus 1)` */
export const describeSum = (
  [first, last]: readonly [Amount, Amount],
  between: string,
  { lastAmount, closedAmount }: NounDescribers,
): string => `${closedAmount(first)} ${between} ${lastAmount(last)}`;
