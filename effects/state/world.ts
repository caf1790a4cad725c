import type { CardPool } from '../language/vocabulary.ts';
import type { Caches } from './caches.ts';
import type { Game } from './game.ts';
import type { RulesProfile } from './profile.ts';

/** Everything a rule needs to answer a question about the game. */
export interface World {
  readonly game: Game;
  readonly pool: CardPool;
  readonly profile: RulesProfile;
  readonly caches: Caches;
  /** Set in a question that is asked on the way to a characteristic. */
  readonly reading?: Reading | undefined;
}

/**
 * What is being worked out, in the order in which one rests on the other: statics that are printed, abilities that objects
 * have gained, statics among these, and everything else. Each sees what those before it have found.
 */
export type Stage = 'printedStatics' | 'gainedAbilities' | 'gainedStatics' | 'characteristics';

export interface Reading {
  readonly stage: Stage;
  /** Powers and civilizations that are being worked out, outermost first. */
  readonly nested: readonly string[];
}

/** The same rules and cards in another game, such as the one before an event. */
export const worldAt = (game: Game, { pool, profile, caches }: World): World => ({
  game,
  pool,
  profile,
  caches,
  reading: undefined,
});
