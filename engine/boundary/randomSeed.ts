import { OptionsError } from './errors.ts';

interface Platform {
  readonly crypto?: { readonly getRandomValues: (words: Uint32Array) => unknown };
}

/**
 * A random seed from the platform's cryptographic source: 53 bits, so that nobody can guess the decks.
 * @throws {OptionsError} if the platform has none.
 */
export function randomSeed(): number {
  // biome-ignore lint/style/noRestrictedGlobals: everything below the façade gets its chance from this seed
  const { crypto }: Platform = globalThis as Platform;
  if (crypto === undefined)
    throw new OptionsError('seed: this platform has no globalThis.crypto to draw one from; pass a seed.');
  const words = new Uint32Array(2);
  crypto.getRandomValues(words);
  const [high = 0, low = 0] = words;
  return (high >>> 11) * 2 ** 32 + low;
}
