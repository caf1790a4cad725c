/** A name without case, accents and punctuation: `Überdragon Jabaha` as `uberdragon jabaha`. */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
