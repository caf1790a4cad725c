import type { Outcome } from '../../effects/interpreter/run.ts';
import type { CardPool } from '../../effects/language/vocabulary.ts';
import { type Caches, noCaches } from '../../effects/state/caches.ts';
import type { Answer, Asking, Decision } from '../../effects/state/decisions.ts';
import type { Fact } from '../../effects/state/facts.ts';
import type { Game, Opportunity, StandbyEffect } from '../../effects/state/game.ts';
import type { DuelLimits } from '../../effects/state/limits.ts';
import type { RulesProfile } from '../../effects/state/profile.ts';
import type { Player } from '../../table/nouns.ts';
import type { StandbyAnswer } from '../standby/arbiter.ts';
import type { Paused } from './paused.ts';
import type { Next } from './procedures.ts';
import { noRuns, type PausedRuns, RunCache } from './runCache.ts';

/** What the duel chart knows: an inspector sees it. */
export interface DuelContext {
  readonly startAt: StartAt;
  readonly game: Game;
  /** Not part of a snapshot: handed in again when a duel is restored. */
  readonly pool: CardPool;
  readonly profile: RulesProfile;
  readonly asking: Asking;
  readonly limits: DuelLimits;
  readonly paused: Paused | undefined;
  readonly decision: Decision | undefined;
  /** How many decisions were asked. */
  readonly asked: number;
  /** How many procedures have begun since a player had a choice. */
  readonly unchosen: number;
  /** What the last procedure ended with. */
  readonly outcome: Outcome;
  readonly stopped: 'duelOver' | 'turnSkipped' | undefined;
  /** Triggered or opened since the arbiter was last asked. */
  readonly triggered: readonly StandbyEffect[];
  readonly opened: readonly Opportunity[];
  readonly next: Next | undefined;
  /** 605.1. The order that the player named for what waits; ids of standby effects. */
  readonly order: readonly number[];
  readonly resolving: StandbyEffect | undefined;
  /** What happened since the last answer. */
  readonly facts: readonly Fact[];
}

/** What a snapshot keeps of a context: plain JSON. */
export type SavedContext = Omit<DuelContext, 'pool'>;

/** What no snapshot keeps: handed in when a duel starts, and again when it is restored. */
export interface DuelResources {
  readonly pool: CardPool;
  readonly caches: Caches;
  readonly runs: PausedRuns;
}

/** The context of the duel chart: what it knows, and what it works with. */
export interface ChartContext extends DuelContext, DuelResources {}

export type DuelEvent =
  /** The player answers the open decision by indexes of its options. */
  | { readonly type: 'choose'; readonly answer: Answer }
  /** 104.3. A player gives up. */
  | { readonly type: 'concede'; readonly player: Player }
  | StandbyAnswer;

/** Where a duel begins: at its start, or from a position at the start of a step. */
export type StartAt = 'opening' | 'startOfTurn' | 'draw' | 'charge' | 'main' | 'attack' | 'end';

export interface DuelInput extends DuelResources {
  readonly startAt: StartAt;
  readonly game: Game;
  readonly profile: RulesProfile;
  readonly asking: Asking;
  readonly limits: DuelLimits;
}

/** Resources of a new runtime. A fork has its own. */
export const resourcesWith = (pool: CardPool, caches: Caches): DuelResources => ({
  pool,
  caches,
  runs: caches === noCaches ? noRuns : new RunCache(),
});

export const contextFrom = ({
  startAt,
  game,
  profile,
  asking,
  limits,
  pool,
  caches,
  runs,
}: DuelInput): ChartContext => ({
  startAt,
  game,
  pool,
  profile,
  asking,
  limits,
  paused: undefined,
  decision: undefined,
  asked: 0,
  unchosen: 0,
  outcome: undefined,
  stopped: undefined,
  triggered: [],
  opened: [],
  next: undefined,
  order: [],
  resolving: undefined,
  facts: [],
  caches,
  runs,
});

/** What a snapshot keeps of a context. */
export const savedContext = ({ pool: _, caches: __, runs: ___, ...saved }: ChartContext): SavedContext =>
  saved;

/** The context that was saved. What JSON has left out is undefined again. */
export const restoredContext = (saved: SavedContext, resources: DuelResources): ChartContext => ({
  ...contextFrom({ ...saved, ...resources }),
  ...saved,
  ...resources,
});
