import type { CardPool } from '../language/vocabulary.ts';
import type { Caches, InForce } from './caches.ts';
import type { Game } from './game.ts';
import type { RulesProfile } from './profile.ts';

/** Everything a rule needs to answer a question about the game. */
export interface World {
  readonly game: Game;
  readonly pool: CardPool;
  readonly profile: RulesProfile;
  readonly caches: Caches;
  /** Set while a characteristic is computed that asks for others. */
  readonly reading?: Reading | undefined;
}

/**
 * Characteristics are computed in these stages: printed statics, gained abilities, the statics among these, and the rest. A
 * question that a stage asks sees the results of earlier stages only, so no answer depends on what was asked before. Conditions of
 * statics that ask for characteristics are read again, with the statics that were found, until nothing changes.
 */
export type Stage = 'printedStatics' | 'gainedAbilities' | 'gainedStatics' | 'characteristics';

/** What is being computed. It belongs to the question, so a question that throws leaves nothing behind. */
export interface Reading {
  readonly stage: Stage;
  /** Powers and civilizations that are being computed, outermost first. */
  readonly nested: readonly string[];
  /** The statics that are taken to be in force, while it is being found which are. */
  readonly assumed: InForce | undefined;
}

/** The same rules and cards in another game, such as the one before an event. */
export const worldAt = (game: Game, { pool, profile, caches }: World): World => ({
  game,
  pool,
  profile,
  caches,
  reading: undefined,
});
