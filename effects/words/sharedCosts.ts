import type { ObjectId } from '../../table/nouns.ts';

/** 601.1a. The cards of which an instruction takes so many as a part of a cost, or taps so many. */
export interface Price {
  readonly from: readonly ObjectId[];
  readonly wanted: number;
  readonly by: 'taking' | 'tapping';
}

/**
 * 601.1a. Whether there are cards for all parts of a cost, which are paid one after the other: what one part takes is no longer there
 * for the next, and what is tapped is not tapped again (105.6). What was tapped can still be taken.
 */
export function hasOneForEach(prices: readonly Price[]): boolean {
  const takers = new Map<string, number>();
  const slots = prices.flatMap(({ from, wanted, by }, index) => {
    const isEarly = by === 'tapping' && prices.slice(0, index).every((one) => one.by === 'tapping');
    const keys = from.map((id) => (isEarly ? `${id} tapped` : `${id}`));
    return Array.from({ length: wanted }, () => keys);
  });
  const settle = (slot: number, tried: Set<string>): boolean =>
    (slots[slot] ?? []).some((key) => {
      if (tried.has(key)) return false;
      tried.add(key);
      const taker = takers.get(key);
      if (taker !== undefined && !settle(taker, tried)) return false;
      takers.set(key, slot);
      return true;
    });
  return slots.every((_, slot) => settle(slot, new Set()));
}
