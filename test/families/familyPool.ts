import { loadSets, MODERN_SETS } from '@taiki/modern';
import { allCards, defineCard } from 'taiki';
import { rareWords } from '../exhaustive/rareWords.ts';
import { wordCards } from '../support/wordCards.ts';
import { familyCards } from './familyCards.ts';
import type { FamilyPool } from './familyDecks.ts';

/** All printed cards, and the cards that tests made for words that few of those have. */
export const familyPool = async (): Promise<FamilyPool> => ({
  printed: [...allCards, ...(await loadSets(MODERN_SETS))],
  made: [...wordCards.map(defineCard), ...rareWords, ...familyCards],
});
