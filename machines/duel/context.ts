import type { CardPool } from '../../effects/language/vocabulary.ts';
import type { Caches } from '../../effects/state/caches.ts';
import type { Game, Opportunity, StandbyEffect } from '../../effects/state/game.ts';
import type { DuelLimits } from '../../effects/state/limits.ts';
import type { RulesProfile } from '../../effects/state/profile.ts';
import type { Answer, Asking, Decision } from '../../effects/state/reported/decisions.ts';
import type { Fact } from '../../effects/state/reported/facts.ts';
import type { Outcome } from '../../effects/state/reported/outcome.ts';
import type { Player } from '../../table/nouns.ts';
import type { StandbyAnswer } from '../standby/arbiter.ts';
import type { Paused } from './paused.ts';
import type { NextToAct } from './procedures.ts';

/** The context of the duel chart as an inspector receives it. */
export interface DuelContext {
  readonly startAt: StartAt;
  readonly game: Game;
  /** Not part of a snapshot; passed in again when a duel is restored. */
  readonly pool: CardPool;
  readonly profile: RulesProfile;
  readonly asking: Asking;
  readonly limits: DuelLimits;
  readonly paused: Paused | undefined;
  readonly decision: Decision | undefined;
  /** The number of decisions asked so far. */
  readonly asked: number;
  /** The number of procedures started since a player last had a choice. */
  readonly unchosen: number;
  /** The result of the last procedure. */
  readonly outcome: Outcome;
  readonly stopped: 'duelOver' | 'turnSkipped' | undefined;
  /** Effects triggered since the arbiter was last asked. */
  readonly triggered: readonly StandbyEffect[];
  /** Opportunities to declare opened since the arbiter was last asked. */
  readonly opened: readonly Opportunity[];
  /** The latest answer of the arbiter. */
  readonly next: NextToAct | undefined;
  /** 605.1. The rest of the order that the player chose for their effects on standby; ids of these effects. */
  readonly order: readonly number[];
  readonly resolving: StandbyEffect | undefined;
  /** The facts since the last answer. */
  readonly facts: readonly Fact[];
}

/** The part of the context that a snapshot contains, as plain JSON. */
export type SavedContext = Omit<DuelContext, 'pool'>;

/** The part of the context that a snapshot does not contain. Passed in when a duel starts or is restored. */
export interface DuelResources {
  readonly pool: CardPool;
  /** Of one runtime; a fork needs new ones. */
  readonly caches: Caches;
}

/**
 * The full context of the duel chart. XState copies it with `Object.assign` in each `assign`; V8 makes a copy of more than 19 fields
 * a dictionary, which takes ten times as long.
 */
export interface ChartContext extends DuelContext, DuelResources {}

/** A context of which its holder may change the part that is saved. */
export type ContextDraft = { -readonly [K in keyof SavedContext]: SavedContext[K] } & DuelResources;

export type DuelEvent =
  /** The player answers the open decision by indexes of its options. */
  | { readonly type: 'choose'; readonly answer: Answer }
  /** 104.3. A player concedes. */
  | { readonly type: 'concede'; readonly player: Player }
  | StandbyAnswer;

/** The first state of a duel: the opening, or a step for a duel from a position. */
export type StartAt = 'opening' | 'startOfTurn' | 'draw' | 'charge' | 'main' | 'attack' | 'end';

export interface DuelInput extends DuelResources {
  readonly startAt: StartAt;
  readonly game: Game;
  readonly profile: RulesProfile;
  readonly asking: Asking;
  readonly limits: DuelLimits;
}

export const contextFrom = (input: DuelInput): ChartContext =>
  restoredContext(
    {
      startAt: input.startAt,
      game: input.game,
      profile: input.profile,
      asking: input.asking,
      limits: input.limits,
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
    },
    input,
  );

/** The context without its resources. Copied field by field, like `restoredContext`: it is copied for every fork. */
export const savedContext = (context: ChartContext): SavedContext => ({
  startAt: context.startAt,
  game: context.game,
  profile: context.profile,
  asking: context.asking,
  limits: context.limits,
  paused: context.paused,
  decision: context.decision,
  asked: context.asked,
  unchosen: context.unchosen,
  outcome: context.outcome,
  stopped: context.stopped,
  triggered: context.triggered,
  opened: context.opened,
  next: context.next,
  order: context.order,
  resolving: context.resolving,
  facts: context.facts,
});

/** Restores a saved context. Keys that JSON omitted are `undefined` again. */
export const restoredContext = (saved: SavedContext, resources: DuelResources): ChartContext => ({
  startAt: saved.startAt,
  game: saved.game,
  pool: resources.pool,
  profile: saved.profile,
  asking: saved.asking,
  limits: saved.limits,
  paused: saved.paused,
  decision: saved.decision,
  asked: saved.asked,
  unchosen: saved.unchosen,
  outcome: saved.outcome,
  stopped: saved.stopped,
  triggered: saved.triggered,
  opened: saved.opened,
  next: saved.next,
  order: saved.order,
  resolving: saved.resolving,
  facts: saved.facts,
  caches: resources.caches,
});
