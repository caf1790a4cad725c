import type { Game } from '../effects/state/game.ts';
import type { Decision } from '../effects/state/reported/decisions.ts';
import type { InspectionEvent } from '../engine/runtime/inspect.ts';
import { readInspection } from '../engine/runtime/readInspection.ts';
import { pathOf } from '../engine/runtime/statePath.ts';
import type { Standby } from '../engine/views/standby.ts';
import type { DuelContext } from '../machines/duel/context.ts';
import { notSent } from '../machines/duel/notSent.ts';
import type { StandbyContext } from '../machines/standby/arbiter.ts';
import { emptyStandby } from '../machines/standby/arbiter.ts';

/** The state of a duel after a step of its charts that changed something. */
export interface Moment {
  /** The length of the log at this moment. */
  readonly facts: number;
  /** The dotted path of the chart state. */
  readonly state: string;
  /** The whole game, including hidden cards. */
  readonly game: Game;
  /** The effects and opportunities on standby. */
  readonly standby: Standby;
  /** The open decision; undefined while no player is asked. */
  readonly decision: Decision | undefined;
}

/**
 * Records the moments of a duel from the microsteps of its charts. Events sent to the standby actor arrive only after the duel
 * has taken its own steps, so the actor lags behind; the recorder accounts for the events that are still in flight.
 */
export class MomentRecorder {
  readonly moments: Moment[] = [];
  #context: DuelContext | undefined;
  #state = '';
  #standby: StandbyContext = emptyStandby;
  /** The length of the log when the duel last settled. */
  #settled = 0;
  /** An effect that has begun, while the actor has not received the event. */
  #begun: DuelContext['resolving'];
  /** The duel has handed its new effects to the actor, which has not received them. */
  #handedOver = false;
  /** The rest of the turn is skipped, and the actor has not received the event. */
  #lapses = false;

  readonly observe = (event: InspectionEvent): void => {
    const step = readInspection(event);
    if (step?.kind !== 'stepped' || step.chart === undefined) return;
    if (step.chart === 'standby') this.#standbyStep(step.context as StandbyContext, step.event);
    else this.#duelStep(step.context as DuelContext, pathOf(step.value));
    this.#addMoment(this.#context?.facts.length ?? 0);
  };

  /** Call when the duel has settled, at a decision or at its end, with the length of its log. */
  settle(facts: number): void {
    this.#settled = facts;
    this.#addMoment(0);
  }

  #standbyStep(context: StandbyContext, received: string): void {
    this.#standby = context;
    if (received === 'standby.next') this.#handedOver = false;
    else if (received === 'standby.begin') this.#begun = undefined;
    else if (received === 'standby.lapse') this.#lapses = false;
  }

  #duelStep(context: DuelContext, state: string): void {
    const before = this.#context;
    if (context.resolving !== undefined && context.resolving !== before?.resolving)
      this.#begun = context.resolving;
    if (state !== this.#state && state.endsWith('.arbitrating')) this.#handedOver = true;
    if (before?.stopped === 'turnSkipped' && context.stopped === undefined) this.#lapses = true;
    this.#context = context;
    this.#state = state;
  }

  #addMoment(factsSinceSettled: number): void {
    if (this.#context === undefined || this.#handedOver) return;
    const { game, decision } = this.#context;
    const moment: Moment = {
      facts: this.#settled + factsSinceSettled,
      state: this.#state,
      game,
      standby: this.#standbyOf(this.#context),
      decision: game.result === undefined ? decision : undefined,
    };
    const last = this.moments.at(-1);
    if (last === undefined || !isSameMoment(last, moment)) this.moments.push(moment);
  }

  #standbyOf(context: DuelContext): Standby {
    const { resolving } = context;
    const { triggered, opened } = notSent(context);
    if (this.#lapses) return { effects: triggered, opportunities: opened, resolving };
    const { effects, opportunities } = this.#standby;
    const begun = this.#begun;
    return {
      effects: [...effects.filter(({ id }) => id !== begun?.id), ...triggered],
      opportunities: [
        ...opportunities.filter(
          ({ player }) => begun === undefined || begun.kind === 'shieldUse' || player !== begun.player,
        ),
        ...opened,
      ],
      resolving,
    };
  }
}

const isSameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

const isSameMoment = (one: Moment, other: Moment): boolean =>
  one.facts === other.facts &&
  one.state === other.state &&
  one.game === other.game &&
  one.decision === other.decision &&
  one.standby.resolving === other.standby.resolving &&
  isSameList(one.standby.effects, other.standby.effects) &&
  isSameList(one.standby.opportunities, other.standby.opportunities);
