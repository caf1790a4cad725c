import type { DuelStore } from './duelStore.ts';
import { levelStore } from './levelStore.ts';
import { memoryStore } from './memoryStore.ts';
import { type PostgresOptions, postgresStore } from './postgresStore.ts';

/**
 * Opens the store that a place names: a folder, `memory`, or the address of a PostgreSQL database, which several servers can share.
 * @throws if it cannot be opened.
 */
export async function openStore(place: string, options: PostgresOptions = {}): Promise<DuelStore> {
  if (place === 'memory') return memoryStore();
  return /^postgres(ql)?:\/\//.test(place) ? postgresStore(place, options) : levelStore(place);
}
