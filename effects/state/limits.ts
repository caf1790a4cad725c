/**
 * How long a duel may run before it ends with no winner. The General Game Rules do not cover endless loops; in
 * tournaments a duel in which no player can leave a loop counts as a draw.
 */
export interface DuelLimits {
  /** The last turn to be played. */
  readonly turns: number;
  /** The number of decisions after which the duel ends. */
  readonly decisions: number;
  /**
   * The number of procedures that may run in a row without a player having a choice, before this counts as an endless
   * loop.
   */
  readonly steps: number;
}

/** The default limits. Random duels stay far below them. */
export const defaultLimits: DuelLimits = Object.freeze({ turns: 1000, decisions: 10_000, steps: 2000 });

/**
 * The number of instructions and rounds of state-based actions within one effect, before this counts as an endless
 * loop.
 */
export const MAX_INSTRUCTIONS = 10_000;

/** The number of effects one player may have on standby, before this counts as an endless loop. */
export const MAX_WAITING = 2000;

/**
 * How deep instructions may nest, for example battles that start battles, before this counts as an endless loop.
 */
export const MAX_DEPTH = 150;

/** 108.1c. The number that stands for infinity: no power of a card comes near it. */
export const INFINITE = 1_000_000_000;
