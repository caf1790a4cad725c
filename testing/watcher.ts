import type { InspectionEvent, Snapshot } from 'xstate';
import type { Decision } from '../effects/state/decisions.ts';
import type { Game } from '../effects/state/game.ts';
import type { Standby } from '../engine/standby.ts';
import { pathOf } from '../engine/statePath.ts';
import type { DuelContext } from '../machines/duel/context.ts';
import type { StandbyContext } from '../machines/standby/arbiter.ts';
import { emptyStandby } from '../machines/standby/arbiter.ts';

/** The duel between two facts: after each step of the charts that changed anything. */
export interface Moment {
  /** How many facts of the log had happened. */
  readonly facts: number;
  /** The dotted path of the state. */
  readonly state: string;
  /** The whole table, hidden cards too. */
  readonly game: Game;
  /** What waits on standby. */
  readonly standby: Standby;
  /** The decision that is open, at a moment at which somebody is asked. */
  readonly decision: Decision | undefined;
}

type Seen = Snapshot<unknown> & { readonly value: unknown; readonly context: unknown };

const isSeen = (snapshot: Snapshot<unknown>): snapshot is Seen =>
  'value' in snapshot && 'context' in snapshot;

/**
 * Watches the steps of the charts, and keeps the moments. What the duel tells the standby actor arrives after the duel has
 * taken its steps, so that the actor lags behind for a while: what is under way is taken into account here.
 */
export class Watcher {
  readonly moments: Moment[] = [];
  #context: DuelContext | undefined;
  #state = '';
  #standby: StandbyContext = emptyStandby;
  /** How many facts there were when the duel last came to rest. */
  #before = 0;
  /** An effect has begun, and the actor has not heard of it yet. */
  #begun: DuelContext['resolving'];
  /** The duel has asked what is next, and the actor has not taken what the duel handed over. */
  #asked = false;
  /** The rest of the turn is skipped, and the actor has not heard of it yet. */
  #lapses = false;

  readonly see = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep' || !isSeen(event.snapshot)) return;
    if ('id' in event.actorRef && event.actorRef.id === 'standby') {
      this.#standbyStep(event.snapshot.context as StandbyContext, event.event.type);
    } else this.#duelStep(event.snapshot.context as DuelContext, pathOf(event.snapshot.value));
    this.#keep(this.#context?.facts.length ?? 0);
  };

  /** The duel has come to rest: at a decision, or at its end, with this many facts. */
  rest(facts: number): void {
    this.#before = facts;
    this.#keep(0);
  }

  #standbyStep(context: StandbyContext, heard: string): void {
    this.#standby = context;
    if (heard === 'standby.next') this.#asked = false;
    else if (heard === 'standby.begin') this.#begun = undefined;
    else if (heard === 'standby.lapse') this.#lapses = false;
  }

  #duelStep(context: DuelContext, state: string): void {
    const before = this.#context;
    if (context.resolving !== undefined && context.resolving !== before?.resolving)
      this.#begun = context.resolving;
    if (state !== this.#state && state.endsWith('.arbitrating')) this.#asked = true;
    if (before?.stopped === 'turnSkipped' && context.stopped === undefined) this.#lapses = true;
    this.#context = context;
    this.#state = state;
  }

  #keep(since: number): void {
    if (this.#context === undefined || this.#asked) return;
    const { game, decision } = this.#context;
    this.#add({
      facts: this.#before + since,
      state: this.#state,
      game,
      standby: this.#waiting(this.#context),
      decision: game.result === undefined ? decision : undefined,
    });
  }

  #waiting({ triggered, opened, resolving }: DuelContext): Standby {
    if (this.#lapses) return { effects: triggered, opportunities: opened, resolving };
    const { effects, opportunities } = this.#standby;
    const begun = this.#begun;
    return {
      effects: [...effects.filter(({ id }) => id !== begun?.id), ...triggered],
      opportunities: [
        ...opportunities.filter(
          ({ player }) => begun === undefined || begun.shieldUse !== undefined || player !== begun.player,
        ),
        ...opened,
      ],
      resolving,
    };
  }

  #add(moment: Moment): void {
    const last = this.moments.at(-1);
    if (last === undefined || !isSameMoment(last, moment)) this.moments.push(moment);
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
