import { starterDecks } from 'taiki';
import { defaultLimits } from '../../effects/state/limits.ts';
import { currentRules } from '../../effects/state/profile.ts';
import { gameFromDecks } from '../../engine/records/games.ts';
import { fullLibrary } from '../../library/fullLibrary.ts';
import { cachesFor } from '../../library/pool.ts';
import { type ChartContext, contextFrom, type DuelInput } from '../../machines/duel/context.ts';

const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };

/** What a duel of the starter decks begins with. */
export const starterInput = (): DuelInput => ({
  pool: fullLibrary,
  caches: cachesFor(fullLibrary, 'on'),
  startAt: 'opening',
  game: gameFromDecks(decks, 'p1', 7),
  profile: currentRules,
  asking: { everything: false, concealed: false },
  limits: defaultLimits,
});

/** The context of a duel that has not begun, with changes. */
export const contextWith = (change: Partial<ChartContext> = {}): ChartContext => ({
  ...contextFrom(starterInput()),
  ...change,
});
