/**
 * How long a duel may go on before it ends with no winner. The General Game Rules say nothing of duels that never end; at
 * tournaments a duel in which neither player can leave a loop counts for nobody.
 */
export interface DuelLimits {
  /** The last turn that may be played. */
  readonly turns: number;
  /** How many decisions may be asked. */
  readonly decisions: number;
  /** How many steps and effects may follow one another while no player has a choice: more are an endless loop. */
  readonly steps: number;
}

/** The usual limits. Random duels between any cards stay far below them. */
export const defaultLimits: DuelLimits = { turns: 1000, decisions: 10_000, steps: 2000 };

/**
 * How many instructions and rounds of state-based actions one effect may come to with everything that happens inside it: more are
 * an endless loop.
 */
export const MOST_INSTRUCTIONS = 10_000;

/** How many effects of one player may wait on standby: more are an endless loop that feeds itself. */
export const MOST_WAITING = 2000;

/** How deep instructions may lie inside one another, such as battles that begin battles: deeper is an endless loop. */
export const DEEPEST = 150;
