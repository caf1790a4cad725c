import { EngineError } from '../../boundary/errors.ts';
import { messageOf } from '../../boundary/formatValue.ts';
import type { Caches } from '../../effects/state/caches.ts';
import type { Game } from '../../effects/state/game.ts';
import { gameWith } from '../../effects/state/gameWith.ts';
import { type DuelLimits, defaultLimits } from '../../effects/state/limits.ts';
import type { RulesProfile } from '../../effects/state/profile.ts';
import type { Asking } from '../../effects/state/reported/decisions.ts';
import { cachesFor, customCards, type IndexedPool } from '../../library/pool.ts';
import type { DuelInput } from '../../machines/duel/context.ts';
import type { Seed } from '../../table/nouns.ts';
import { definitionsOf } from '../records/definitionDigest.ts';
import { gameFromDecks, gameFromPosition } from '../records/games.ts';
import { fillers } from '../records/position.ts';
import { type Beginning, printRecord, type RecordedChoice } from '../records/record.ts';
import { RULES_REVISION } from '../records/ruleChanges.ts';
import type { RuntimeName } from '../runtime/runtime.ts';
import { checkCaches, checkFlag, checkLimits, checkRules, checkRuntime } from '../runtime/settings.ts';
import type { DuelSettings } from './duelOptions.ts';

/** What a duel begins from and is played with. */
export interface Origin {
  readonly seed: Seed;
  readonly beginning: Beginning;
  /** The cards of the engine that created the duel, without custom cards. */
  readonly library: IndexedPool;
  readonly pool: IndexedPool;
  readonly runtime: RuntimeName;
  readonly caches: Caches;
  readonly profile: RulesProfile;
  readonly asking: Asking;
  readonly limits: DuelLimits;
  /** Of a sample, the game that it began with. */
  readonly sampled?: Game;
}

export const originOf = (
  beginning: Beginning,
  seed: Seed,
  { library, pool }: Pick<Origin, 'library' | 'pool'>,
  settings: DuelSettings,
): Origin => ({
  beginning,
  seed,
  library,
  pool,
  runtime: checkRuntime(settings.runtime, settings.inspect),
  caches: cachesFor(pool, checkCaches(settings.caches)),
  profile: checkRules(settings.rules),
  asking: {
    everything: checkFlag('askEverything', settings.askEverything),
    concealed: checkFlag('concealDecisions', settings.concealDecisions),
  },
  limits: checkLimits(settings.limits),
});

export function inputOf({ beginning, seed, pool, caches, profile, asking, limits }: Origin): DuelInput {
  const settings = { pool, caches, profile, asking, limits };
  if ('position' in beginning) {
    const { position } = beginning;
    return { game: gameFromPosition(position, seed, pool), ...settings, startAt: position.step };
  }
  const game = gameFromDecks(beginning.decks, beginning.firstPlayer, seed);
  return {
    game: gameWith(game, { cards: caches.ofCards(game.cards).cards }),
    ...settings,
    startAt: 'opening',
  };
}

/** The part of a record that tells how the duel begins. */
export function recordedOrigin({ seed, beginning, asking, limits, profile, library, pool }: Origin) {
  const cards = customCards(pool, library, 'position' in beginning ? fillers : []);
  return {
    seed,
    beginning,
    asking,
    rules: JSON.stringify(profile),
    limits: changedLimits(limits),
    cards,
    engine: { revision: RULES_REVISION, definitions: definitionsOf(beginning, pool, cards) },
  };
}

const changedLimits = (limits: DuelLimits): Partial<DuelLimits> =>
  Object.fromEntries(
    Object.entries(limits).filter(([name, limit]) => limit !== defaultLimits[name as keyof DuelLimits]),
  );

/** An `EngineError` for a bug in the engine, with the record that reproduces it. */
export function engineFailure(
  origin: Origin,
  choices: readonly RecordedChoice[],
  cause: unknown,
): EngineError {
  if (origin.sampled !== undefined) return failureInSample(cause);
  const text = printRecord({
    ...recordedOrigin(origin),
    choices,
    checks: [],
    facts: 0,
    checksum: '0'.repeat(16),
    result: undefined,
  });
  return new EngineError(
    `The engine failed: ${messageOf(cause)} The record below reproduces it.\n${text}`,
    text,
    {
      cause,
    },
  );
}

const failureInSample = (cause: unknown): EngineError =>
  new EngineError(
    `The engine failed in a sample: ${messageOf(cause)} The record of the duel, its decision and the seed of the sample reproduce it.`,
    '',
    { cause },
  );
