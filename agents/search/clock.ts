import { OptionsError } from '../../boundary/errors.ts';

interface Platform {
  readonly performance?: { readonly now: () => number };
}

/**
 * Milliseconds since some moment, to measure the budget of a search. No rule depends on it.
 * @throws {OptionsError} if the platform has no clock.
 */
export function milliseconds(): number {
  // biome-ignore lint/style/noRestrictedGlobals: only the budget of a search is measured
  const { performance }: Platform = globalThis as Platform;
  if (performance === undefined)
    throw new OptionsError(
      'ms: this platform has no globalThis.performance to measure time; pass iterations.',
    );
  return performance.now();
}
