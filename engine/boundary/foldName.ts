/** A name without case, accents and punctuation: `Überdragon Jabaha` as `uberdragon jabaha`. */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The names that differ from `wanted` at most in case, accents and punctuation. */
export function namesLike(wanted: string, names: Iterable<string>): readonly string[] {
  const folded = foldName(wanted);
  return folded === '' ? [] : [...names].filter((name) => foldName(name) === folded);
}
