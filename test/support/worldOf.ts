import { type CardDefinition, currentRules } from 'taiki';
import type { Game } from 'taiki/inspect';
import type { World } from '../../effects/state/world.ts';
import { fillers } from '../../engine/records/position.ts';
import { cachesFor, poolOf } from '../../library/pool.ts';

/** The world of a game and its custom cards, with empty caches. */
export function worldOf(game: Game, cards: readonly CardDefinition[]): World {
  const pool = poolOf([...cards, ...fillers]);
  return { game, pool, profile: currentRules, caches: cachesFor(pool, 'on') };
}
