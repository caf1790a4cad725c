/** What the active player does in the main step (504). */
export type MainOutcome = 'use' | 'galaxyshield' | 'cross' | 'crossFree' | 'hyperize' | 'pass';

/** What the active player does when they may attack (506.1). */
export type AttackOutcome = 'attack' | 'tapAbility' | 'pass';

/** What a procedure returns, for the guards of the chart: a choice, or the order of effects by their ids (605.1). */
export type Outcome = MainOutcome | AttackOutcome | readonly number[] | undefined;
