import { cardSchema } from '../../library/cardSchema.ts';

/** The discriminator fields of the vocabulary. */
const TAGS = new Set(['do', 'kind', 'event', 'name']);

/** Collects the words of the vocabulary that a definition uses, as `do draw`. */
export function saidIn(value: unknown, said: Set<string>): void {
  if (Array.isArray(value)) for (const inner of value) saidIn(inner, said);
  else if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) {
      if (TAGS.has(field) && typeof inner === 'string') said.add(`${field} ${inner}`);
      saidIn(inner, said);
    }
  }
}

/** All vocabulary words of the card schema. */
export function wordsOfSchema(): ReadonlySet<string> {
  const words = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const inner of value) walk(inner);
    else if (typeof value === 'object' && value !== null) {
      for (const [field, inner] of Object.entries(value)) {
        if (TAGS.has(field) && typeof inner === 'object' && inner !== null) {
          if ('const' in inner) words.add(`${field} ${String(inner.const)}`);
          if ('enum' in inner && Array.isArray(inner.enum))
            for (const one of inner.enum) words.add(`${field} ${String(one)}`);
        }
        walk(inner);
      }
    }
  };
  walk(cardSchema);
  return words;
}
