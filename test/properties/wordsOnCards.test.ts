import { allCards } from 'taiki';
import { expect, test } from 'vitest';
import { rareWords } from '../exhaustive/rareWords.ts';
import { vocabularyWords } from '../exhaustive/vocabularyWords.ts';

/** Without such a card the duels that use every word are played to their limit in vain. */
test('every word of the vocabulary is on a card of the duels that must use it', () => {
  const missing = new Set(vocabularyWords());
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      missing.delete(`${key}:${inner}`);
      walk(inner);
    }
  };
  walk([...allCards, ...rareWords]);
  expect([...missing]).toEqual([]);
});
