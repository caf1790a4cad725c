import { cardSchema } from '../../library/cardSchema.ts';

const TAGS: ReadonlySet<string> = new Set(['kind', 'do', 'event', 'name']);

/** All discriminator values of the vocabulary: `do:draw`, `event:put`, `name:blocker`. */
export function vocabularyWords(): ReadonlySet<string> {
  const words = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('properties' in value && typeof value.properties === 'object' && value.properties !== null) {
      for (const [key, inner] of Object.entries(value.properties)) {
        if (!TAGS.has(key)) continue;
        if ('const' in inner) words.add(`${key}:${inner.const}`);
        for (const one of 'enum' in inner ? inner.enum : []) words.add(`${key}:${one}`);
      }
    }
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(cardSchema);
  return words;
}

/** Those of these words that are in a value. */
export function wordsIn(value: unknown, words: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>();
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, inner] of Object.entries(part)) {
      if (words.has(`${key}:${inner}`)) found.add(`${key}:${inner}`);
      walk(inner);
    }
  };
  walk(value);
  return [...found];
}
