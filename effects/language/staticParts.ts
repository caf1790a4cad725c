import {
  describeAmount,
  describeEach,
  describeFilter,
  describeSome,
  isAnyCard,
  PLAYERS,
  unlessAny,
} from './describeNouns.ts';
import type { Amount, Filter, Who } from './vocabulary.ts';

/** Parts of the texts of static effects, bans and permissions. */

/** An empty filter means the usual subject of these words. */
export const usual = (what: Filter | undefined, type: NonNullable<Filter['type']>): Filter =>
  what === undefined || isAnyCard(what) ? { type } : what;

/** Who is bound by a rule for players. */
export const BOUND: { readonly [W in Who]: string } = { ...PLAYERS, any: 'players' };

interface UseBan {
  readonly do: string;
  readonly who: Who;
  readonly what?: Filter;
  readonly limit?: number;
}

/** `your opponent cannot summon creatures` */
export const cannotUse =
  (type: NonNullable<Filter['type']>) =>
  ({ do: use, who, what, limit }: UseBan): string => {
    const such = usual(what, type);
    if (limit === undefined) return `${BOUND[who]} cannot ${use} ${describeFilter(such, 'many')}`;
    return `${BOUND[who]} cannot ${use} more than ${describeSome(limit, such)} a turn`;
  };

export const byWhat = (by: Filter | undefined): string =>
  unlessAny(by, (filter) => ` by ${describeFilter(filter, 'many')}`);

/** Whether the words of an amount begin with a minus. */
const isLess = (amount: Amount): boolean => {
  if (typeof amount === 'number') return amount < 0;
  return 'times' in amount ? isLess(amount.times[0]) : 'infinite' in amount && amount.infinite === 'below';
};

/** The sign in front of an amount that is added. */
export const signOf = (amount: Amount): string => (isLess(amount) ? '' : '+');

/** A number for each card of a group: `1000` and `each of your creatures`. */
export function perEach(amount: Amount): { readonly by: number; readonly of: string } | undefined {
  if (typeof amount === 'number' || !('times' in amount)) return undefined;
  const [by, counted] = amount.times;
  if (typeof by !== 'number' || typeof counted === 'number' || !('count' in counted)) return undefined;
  const of = describeEach(counted.count);
  return of === 'this' ? undefined : { by, of };
}

export const lessOrMore = (by: Amount): string =>
  typeof by === 'number' && by < 0 ? `${-by} less` : `${describeAmount(by)} more`;
