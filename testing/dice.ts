import type { RandomState } from '../table/nouns.ts';
import { randomBelow, seedRandom } from '../table/random.ts';

/** Random numbers that follow from a seed. */
export class Dice {
  #state: RandomState;

  constructor(seed: number) {
    this.#state = seedRandom(seed);
  }

  /** A number from 0 to `count` - 1. */
  below(count: number): number {
    const [value, state] = randomBelow(count, this.#state);
    this.#state = state;
    return value;
  }

  oneOf<const T>(list: readonly [T, ...T[]]): T {
    return list[this.below(list.length)] ?? list[0];
  }
}
