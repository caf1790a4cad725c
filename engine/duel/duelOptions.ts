import type { KeysOf } from '../../boundary/checkKeys.ts';
import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import type { DuelLimits } from '../../effects/state/limits.ts';
import type { RulesProfile, RulesVersion } from '../../effects/state/profile.ts';
import type { DeckInput } from '../../library/deck.ts';
import type { Player, Seed } from '../../table/nouns.ts';
import type { Position } from '../records/position.ts';
import type { Inspect } from '../runtime/inspect.ts';
import type { RuntimeName } from '../runtime/runtime.ts';
import type { Duel } from './duel.ts';

/** Settings for watching a duel. */
export interface WatchSettings {
  /**
   * Receives every actor, event, microstep and action of the charts, as with XState's `inspect` option, and every guard that
   * is evaluated. Includes hidden information.
   */
  readonly inspect?: Inspect;
}

/** Settings of every duel, whether it starts from decks or from a position. */
export interface DuelSettings extends WatchSettings {
  /** Custom cards, in addition to those of the engine; one with the name of an engine's card replaces it. */
  readonly cards?: readonly CardDefinition[];
  /** A version of the rules, or individual points on which versions differ; the current rules by default. */
  readonly rules?: Partial<RulesProfile> | RulesVersion;
  /** Ask even decisions that have exactly one possible answer; `false` by default. */
  readonly askEverything?: boolean;
  /**
   * Make whether and when a player is asked depend only on what the opponent may know, so that a pause reveals nothing. The
   * player is then asked to declare whenever any hand of that size could, in the main step and in searches. If there is
   * nothing to choose, the only option is to pass. `false` by default.
   */
  readonly concealDecisions?: boolean;
  /** How long the duel may last before it ends without a winner; `defaultLimits` by default. */
  readonly limits?: Partial<DuelLimits>;
  /**
   * What runs the charts. `'xstate'` runs them as XState actors, which `inspect` requires; `'compiled'` runs the same charts
   * several times faster, with the same results. `'xstate'` by default.
   */
  readonly runtime?: RuntimeName;
  /** For tests: `'off'` computes every answer anew, with the same results but slower. `'on'` by default. */
  readonly caches?: 'on' | 'off';
}

/** Options of a duel that starts from decks (103). */
export interface DuelOptions extends DuelSettings {
  /** 100.2. For each player, 40 card names or a deck from `parseDeck`. */
  readonly decks: { readonly [P in Player]: DeckInput };
  /**
   * A secret seed, as `secretSeed()` returns it; a new one by default, returned by `duel.seed`. The same seed, choices and decks, in
   * whatever order, give the same duel, and nobody who does not know the seed can compute a hidden card.
   *
   * Or a number from 0 to 2^53 - 1, for tests and simulations: such a duel is reproducible, but not secret. A player can compute the
   * number from a few cards, and then knows every card. The order of a deck counts.
   */
  readonly seed?: Seed;
  /** 103.4. The player who takes the first turn; `p1` by default. */
  readonly firstPlayer?: Player;
}

/** Options of a duel that starts from a position, at the start of a step. */
export interface PositionOptions extends DuelSettings {
  readonly position: Position;
  /** As in `DuelOptions`. */
  readonly seed?: Seed;
}

/** Settings of a duel that are not in its snapshot or record. */
export type RestoreSettings = Pick<DuelSettings, 'cards' | 'inspect' | 'runtime' | 'caches'>;

/** Options of `replay`. */
export interface ReplayOptions {
  /** Called with the duel at its first decision, and after each choice. */
  readonly onStep?: (duel: Duel) => void;
}

export const WATCH_KEYS: KeysOf<WatchSettings> = { inspect: true };

/** The settings but for those that watch the duel. */
export const UNWATCHED_KEYS: KeysOf<Omit<DuelSettings, keyof WatchSettings>> = {
  runtime: true,
  cards: true,
  rules: true,
  askEverything: true,
  concealDecisions: true,
  limits: true,
  caches: true,
};

const SETTING_KEYS: KeysOf<DuelSettings> = { ...WATCH_KEYS, ...UNWATCHED_KEYS };

export const DUEL_KEYS: KeysOf<DuelOptions> = { decks: true, seed: true, firstPlayer: true, ...SETTING_KEYS };

export const POSITION_KEYS: KeysOf<PositionOptions> = { position: true, seed: true, ...SETTING_KEYS };

export const RESTORE_KEYS: KeysOf<RestoreSettings> = {
  cards: true,
  inspect: true,
  runtime: true,
  caches: true,
};

export const REPLAY_KEYS: KeysOf<RestoreSettings & ReplayOptions> = { ...RESTORE_KEYS, onStep: true };
