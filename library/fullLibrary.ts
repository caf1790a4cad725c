import { allCards } from '../cards/allCards.ts';
import { type IndexedPool, poolOf } from './pool.ts';

/** All cards of this package by name. */
export const fullLibrary: IndexedPool = poolOf(allCards);
