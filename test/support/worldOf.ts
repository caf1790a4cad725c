import { type CardDefinition, currentRules } from 'taiki';
import type { Game } from 'taiki/inspect';
import type { World } from '../../effects/state/world.ts';
import { cachesFor, poolOf } from '../../engine/library/pool.ts';
import { fillers } from '../../engine/records/position.ts';

/** The world of a game and its custom cards, with empty caches. */
export function worldOf(game: Game, cards: readonly CardDefinition[]): World {
  const pool = poolOf([...cards, ...fillers]);
  return { game, pool, profile: currentRules, caches: cachesFor(pool, 'on') };
}
