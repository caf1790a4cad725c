import type { Answer, Decision } from '../../effects/state/reported/decisions.ts';

/** Options in an order in which they can be chosen one by one: right before each those that must be chosen before it. */
export const preferredFirst = ({ limits }: Pick<Decision, 'limits'>, order: readonly number[]): Answer => [
  ...new Set(
    order.flatMap((index) => [
      ...(limits?.preferred ?? []).flatMap(({ options, over }) => (over.includes(index) ? options : [])),
      index,
    ]),
  ),
];
