import type { Decision } from 'taiki';
import { english } from '../speech/english.ts';
import type { Speech } from '../speech/speech.ts';
import type { Choice } from './choices.ts';

/** Whether several options may be named. Of effects on standby only the next one has to be. */
export const takesSeveral = ({ max, kind }: Decision): boolean => max > 1 && kind !== 'standby';

/** Whether all options have to be brought into an order. */
export const ordersAll = ({ ordered, min, max, options }: Decision): boolean =>
  ordered && max > 1 && min === options.length;

/** How to answer a decision, with the limits on what may be chosen together. */
export function hintFor(
  decision: Decision,
  choices: readonly Choice[],
  { label, screen }: Speech = english,
): string {
  const { kind, limits, options, min, max, ordered } = decision;
  const { hints } = screen.answering;
  if (kind === 'number') return hints.amount;
  if (kind === 'standby') return hints.standby;
  if (!takesSeveral(decision)) return hints.one;
  if (ordersAll(decision)) return hints.all;
  const required = (limits?.required ?? []).map((index) => label(options[index]?.label ?? ''));
  return [
    hints.several(min, max, ordered ? 'ordered' : 'unordered'),
    ...(choices.some(({ indexes }) => indexes.length > 1) ? [hints.alike] : []),
    ...(limits?.total === undefined ? [] : [hints.total(limits.total.max)]),
    ...(required.length === 0 ? [] : [hints.required(required)]),
  ].join(hints.between);
}
