import type { DuelStore } from './duelStore.ts';
import { levelStore } from './levelStore.ts';
import { memoryStore } from './memoryStore.ts';

/**
 * Opens the store that a place names: a folder, or `memory`.
 * @throws if it cannot be opened.
 */
export async function openStore(place: string): Promise<DuelStore> {
  return place === 'memory' ? memoryStore() : levelStore(place);
}
