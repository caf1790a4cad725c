import { ChaCha20 } from './chacha20.ts';
import type { RandomState, SecretRandom, Seed } from './nouns.ts';
import { seedXoshiro, Xoshiro128 } from './xoshiro128.ts';

const SECRET = 'chacha20:';
/** 256 bits as hexadecimal digits. */
const KEY = /^[0-9a-f]{64}$/;

/** The secret seed of a key of 64 hexadecimal digits. */
export const secretSeedOf = (key: string): string => `${SECRET}${key}`;

/** Whether a text is a secret seed. */
export const isSecretSeed = (text: string): boolean =>
  text.startsWith(SECRET) && KEY.test(text.slice(SECRET.length));

/** The state of the generator for a seed: ChaCha20 if it is secret, xoshiro128** if it is a number. */
export const seedRandom = (seed: Seed): RandomState =>
  typeof seed === 'number' ? seedXoshiro(seed) : { chacha20: seed.slice(SECRET.length), drawn: 0 };

/** Whether nobody can compute the next numbers from those that they have seen: whether the seed was a secret one. */
export const isSecret = (state: RandomState): state is SecretRandom => 'chacha20' in state;

/** A generator that goes on from its state, for as long as several numbers are drawn. */
interface Generator {
  /** The next unsigned 32-bit number. */
  readonly next: () => number;
  readonly state: RandomState;
}

const generatorFrom = (state: RandomState): Generator =>
  isSecret(state) ? new ChaCha20(state) : new Xoshiro128(state);

function below(count: number, generator: Generator): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % count);
  let value = generator.next();
  while (value >= limit) value = generator.next();
  return value % count;
}

/** One 32-bit number and the state that follows. */
export function nextRandom(from: RandomState): readonly [value: number, state: RandomState] {
  const generator = generatorFrom(from);
  return [generator.next(), generator.state];
}

/** A whole number from 0 to `count - 1`, each equally likely. */
export function randomBelow(count: number, from: RandomState): readonly [value: number, state: RandomState] {
  const generator = generatorFrom(from);
  return [below(count, generator), generator.state];
}

/** Fisher-Yates. */
export function shuffled<T>(items: readonly T[], from: RandomState): readonly [T[], RandomState] {
  const result = [...items];
  const generator = generatorFrom(from);
  for (let last = result.length - 1; last > 0; last--) {
    const pick = below(last + 1, generator);
    const a = result[last];
    const b = result[pick];
    if (a !== undefined && b !== undefined) {
      result[last] = b;
      result[pick] = a;
    }
  }
  return [result, generator.state];
}
