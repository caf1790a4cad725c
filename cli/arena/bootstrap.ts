/** A number with its 95 % interval. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 2000;

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function sharesFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The mean of values with the interval that 95 % of the means of resampled values lie in. A function of its arguments.
 * @param values at least one.
 */
export function bootstrap(values: readonly number[], seed: number): Interval {
  const share = sharesFrom(seed);
  const means = Array.from({ length: RESAMPLES }, () =>
    meanOf(values.map(() => values[Math.floor(share() * values.length)] ?? 0)),
  ).sort((a, b) => a - b);
  const at = (quantile: number): number => means[Math.floor(quantile * (RESAMPLES - 1))] ?? 0;
  return { mean: meanOf(values), low: at(0.025), high: at(0.975) };
}
