import { secretSeedOf } from '../table/random.ts';
import { OptionsError } from './errors.ts';

interface Platform {
  readonly crypto?: { readonly getRandomValues: (words: Uint32Array) => unknown };
}

/**
 * A new secret seed: 256 bits from the platform's cryptographic source. Whoever knows it knows every card of its duel.
 * @throws {OptionsError} if the platform has none.
 */
export function secretSeed(): string {
  // biome-ignore lint/style/noRestrictedGlobals: everything below the façade gets its chance from this seed
  const { crypto }: Platform = globalThis as Platform;
  if (crypto === undefined)
    throw new OptionsError('seed: this platform has no globalThis.crypto to draw one from; pass a seed.');
  const words = new Uint32Array(8);
  crypto.getRandomValues(words);
  return secretSeedOf(Array.from(words, (word) => word.toString(16).padStart(8, '0')).join(''));
}
