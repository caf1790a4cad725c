import type { DecisionKind } from '../../effects/state/reported/decisions.ts';
import type { ConditionName } from './conditions.ts';

/** The decisions that a state may ask of each player. */
export interface Asks {
  readonly ap: readonly DecisionKind[];
  readonly nap: readonly DecisionKind[];
}

/**
 * What must hold in a state of the duel chart. A contract of a state with inner states also binds these. Entry and exit are the
 * first and the last moment in the state: its procedure has begun when it is entered, and is done when it is left.
 */
export interface Contract {
  readonly rule: string;
  /** Undefined for a state with inner states, which say it themselves. */
  readonly asks: Asks | undefined;
  readonly onEntry: readonly ConditionName[];
  readonly always: readonly ConditionName[];
  /** Not required when the duel ends (104.1) or the rest of the turn is skipped (101.1). */
  readonly onExit: readonly ConditionName[];
}

export const nobody: Asks = { ap: [], nap: [] };

/** What an effect or an event may ask of either player: what happens in a step cannot start another action of a step. */
const DURING_EFFECTS: readonly DecisionKind[] = [
  'cost',
  'pay',
  'evolve',
  'breaker',
  'shields',
  'declareShields',
  'standby',
  'choose',
  'mode',
  'confirm',
  'order',
  'replace',
  'number',
  'name',
];

/** 603.2e. The active player declares while the event happens, the non-active player only in a substep of a window. */
export const whatEffectsAsk: Asks = { ap: [...DURING_EFFECTS, 'declareUsage'], nap: DURING_EFFECTS };

export const whatEffectsAskAnd = (...ap: readonly DecisionKind[]): Asks => ({
  ...whatEffectsAsk,
  ap: [...ap, ...whatEffectsAsk.ap],
});

type Terms = Partial<Pick<Contract, 'asks' | 'onEntry' | 'always' | 'onExit'>>;

export const contract = (rule: string, terms: Terms): Contract => ({
  rule,
  asks: undefined,
  onEntry: [],
  always: [],
  onExit: [],
  ...terms,
});
