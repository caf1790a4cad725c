import { allCards } from 'taiki';
import { expect, test } from 'vitest';
import { rareWords } from '../exhaustive/rareWords.ts';
import { vocabularyWords, wordsIn } from '../exhaustive/vocabularyWords.ts';

/** Without such a card the duels that use every word are played to their limit in vain. */
test('every word of the vocabulary is on a card of the duels that must use it', () => {
  const words = vocabularyWords();
  const found = new Set(wordsIn([...allCards, ...rareWords], words));
  expect([...words].filter((word) => !found.has(word))).toEqual([]);
});

test('no card of these duels takes the place of another of its name', () => {
  const names = [...allCards, ...rareWords].map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
