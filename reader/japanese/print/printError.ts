/** An ability that has no Japanese wording here yet. */
export class PrintError extends Error {
  readonly code = 'NOT_PRINTED';
  /** The word of the vocabulary, or the field of it, that has none: `do revealUntil`, `filter.named`. */
  readonly word: string;

  constructor(word: string) {
    super(`"${word}" is not printed in Japanese yet. Expected a word that is, or { language: 'en' }.`);
    this.name = 'PrintError';
    this.word = word;
  }
}

/** Refuses what a wording would leave out: every field of a value must be one of these. */
export function only(name: string, value: object, fields: readonly string[]): void {
  const other = Object.entries(value).find(
    ([field, inner]) => inner !== undefined && !fields.includes(field),
  );
  if (other !== undefined) throw new PrintError(`${name}.${other[0]}`);
}

/** A number; amounts that are worked out are printed by those who can name what they count. */
export function numberOf(name: string, amount: unknown): number {
  if (typeof amount !== 'number') throw new PrintError(name);
  return amount;
}
