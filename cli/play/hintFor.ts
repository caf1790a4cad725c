import type { Decision } from 'taiki';
import type { Choice } from './choices.ts';

/** Whether several options may be named. Of effects on standby only the next one has to be. */
export const takesSeveral = ({ max, kind }: Decision): boolean => max > 1 && kind !== 'standby';

/** Whether all options have to be brought into an order. */
export const ordersAll = ({ ordered, min, max, options }: Decision): boolean =>
  ordered && max > 1 && min === options.length;

function countHint({ min, max, ordered }: Decision): string {
  const count = min === max ? `Choose ${min}` : min === 0 ? `Choose up to ${max}` : `Choose ${min} to ${max}`;
  return `${count}${ordered ? ' in order' : ''}, such as 1 2, then Enter.`;
}

/** How to answer a decision, with the limits on what may be chosen together. */
export function hintFor(decision: Decision, choices: readonly Choice[]): string {
  const { kind, limits, options } = decision;
  if (kind === 'number') return 'Type the amount, then Enter.';
  if (kind === 'standby') return 'Type the number of the effect that comes next, then Enter.';
  if (!takesSeveral(decision)) return 'Type a number, then Enter.';
  if (ordersAll(decision)) return 'Type all numbers in the order that you want, such as 2 1 3, then Enter.';
  const required = (limits?.required ?? []).map((index) => options[index]?.label ?? '');
  return [
    countHint(decision),
    ...(choices.some(({ indexes }) => indexes.length > 1) ? ['Two that are alike: 1 1.'] : []),
    ...(limits?.total === undefined ? [] : [`Together at most ${limits.total.max}.`]),
    ...(required.length === 0 ? [] : [`You must choose ${required.join(' · ')}.`]),
  ].join(' ');
}
