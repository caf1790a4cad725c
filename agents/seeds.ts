import type { RandomState } from '../table/nouns.ts';
import { nextRandom, seedRandom } from '../table/random.ts';

/** The number of seeds: they are whole numbers below this. */
export const SEEDS: number = 2 ** 53;

/** Seeds that follow from one seed, in order, as 53-bit numbers. */
export function* seedsFrom(seed: number): Generator<number, never> {
  let state: RandomState = seedRandom(seed);
  for (;;) {
    const [high, middle] = nextRandom(state);
    const [low, next] = nextRandom(middle);
    state = next;
    yield (high >>> 11) * 2 ** 32 + low;
  }
}
