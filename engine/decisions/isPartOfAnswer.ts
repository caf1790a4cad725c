import {
  type Answer,
  answerRefusal,
  type Decision,
  type Limits,
} from '../../effects/state/reported/decisions.ts';
import { leastGain } from './answers.ts';

type Restrictions = Pick<Decision, 'options' | 'min' | 'max' | 'limits'>;

/** Options and those that must be chosen with them; undefined if these cannot be chosen together. */
function closureOf({ max, limits }: Restrictions, picked: Answer): ReadonlySet<number> | undefined {
  const chosen = new Set([...picked, ...(limits?.required ?? [])]);
  const { preferred = [], exclusive = [] } = limits ?? {};
  const fitting = preferred.filter(({ options }) => limits !== undefined && allFit(limits, options));
  for (let size = -1; size !== chosen.size; ) {
    size = chosen.size;
    for (const { options, over } of fitting)
      if (over.some((index) => chosen.has(index))) for (const index of options) chosen.add(index);
  }
  if (chosen.size > max) return undefined;
  const clashes = exclusive.some((set) => set.filter((index) => chosen.has(index)).length > 1);
  return clashes ? undefined : chosen;
}

/** Whether options fit into the total, however many of them are chosen. */
const allFit = ({ total }: Limits, options: readonly number[]): boolean =>
  total === undefined ||
  options.reduce((sum, index) => sum + Math.max(0, total.values[index] ?? 0), 0) <= total.max;

function isTooMuch(limits: Limits, chosen: ReadonlySet<number>): boolean {
  const { total } = limits;
  if (total === undefined) return false;
  const sum = [...chosen].reduce((all, index) => all + (total.values[index] ?? 0), 0);
  return sum + leastGain(limits, chosen) > total.max;
}

/** Whether these options are part of a legal answer that adds to them only options from `from` on in `order`. */
function isExtensible(
  question: Restrictions,
  picked: Answer,
  order: readonly number[],
  from: number,
): boolean {
  const { limits, max } = question;
  const chosen = closureOf(question, picked);
  if (chosen === undefined || (limits !== undefined && isTooMuch(limits, chosen))) return false;
  const answer = [...chosen];
  if (answerRefusal(question, answer) === undefined) return true;
  if (answer.length >= max) return false;
  return order.some(
    (index, at) =>
      at >= from && !chosen.has(index) && isExtensible(question, [...answer, index], order, at + 1),
  );
}

/** Whether these options are part of a legal answer. */
export function isPartOfAnswer(decision: Decision, picked: Answer): boolean {
  const { limits, options, max } = decision;
  if (limits === undefined) return picked.length <= max;
  const values = limits.total?.values ?? [];
  const order = options.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  return isExtensible(decision, picked, order, 0);
}
