import type { StandbyEffect, WaitingAbility } from '../../../effects/state/game.ts';
import type { Fact } from '../../../effects/state/reported/facts.ts';
import { opponentOf, type Player } from '../../../table/nouns.ts';
import type { Moment } from '../../momentRecorder.ts';
import type { DuelHistory } from '../../playDuel.ts';

/** An effect from the fact that put it on standby to the fact that ended it. All times are indexes into the log. */
export interface TrackedEffect {
  readonly id: number;
  readonly player: Player;
  /** The object whose effect it is. */
  readonly object: number;
  readonly name: string;
  /** 603.7. Whether the choice of the shields to break triggered it. */
  readonly beforeBreak: boolean;
  /** 603.3. Undefined for a use that does not wait on standby. */
  readonly triggered: number | undefined;
  began: number | undefined;
  ended: number | undefined;
  /** When the rest of the turn was skipped while the effect waited or was being resolved. */
  lapsed: number | undefined;
  /** The effect as it was on standby; undefined if no moment shows it there. */
  readonly known: StandbyEffect | undefined;
}

/** The effect as the effect of an ability; undefined for a use of the shield-trigger class, or if no moment shows it. */
export const asAbility = (known: StandbyEffect | undefined): WaitingAbility | undefined =>
  known?.kind === 'ability' ? known : undefined;

/** 603.2f. Whether a player declared it. */
export const wasDeclared = (known: StandbyEffect | undefined): boolean =>
  known?.kind === 'shieldUse' || known?.declaredCard !== undefined;

/** Something in progress: an effect, or the procedure of a chart state such as casting a spell (`effect` is undefined). */
export interface Frame {
  readonly since: number;
  readonly effect: TrackedEffect | undefined;
}

/** The moment an effect begins. */
export interface Beginning {
  readonly index: number;
  readonly effect: TrackedEffect;
  readonly active: Player;
  /** 101.4a. Whether it is the use of a shield trigger, a strike back, a guard strike or a judgment Z. */
  readonly shieldUse: boolean;
  /** What was in progress when it began; undefined if nothing was. */
  readonly inside: Frame | undefined;
  /** 101.4f, 603.7. The battle or the break in progress inside `inside`. */
  readonly battle: number | undefined;
  /** The other effects on standby, in the order in which they triggered. */
  readonly waiting: readonly TrackedEffect[];
}

/** A place in the log at which nothing may be on standby or in progress, and what was. */
export interface Boundary {
  readonly index: number;
  readonly waiting: readonly TrackedEffect[];
  readonly resolving: readonly Frame[];
  /** Whether an effect triggered since the previous boundary. */
  readonly busy: boolean;
}

/** The effects on standby throughout a history, reconstructed from facts and tables without the standby actor. */
export interface StandbyTimeline {
  readonly effects: readonly TrackedEffect[];
  readonly beginnings: readonly Beginning[];
  readonly boundaries: readonly Boundary[];
  /** Every fact at which a player declares or was asked to, with what was on standby and in progress. */
  readonly declarations: readonly (Boundary & { readonly player: Player; readonly active: Player })[];
  /** Effects that trigger twice, begin without waiting, or end without having begun. */
  readonly anomalies: readonly { readonly index: number; readonly what: string }[];
  /** The active player at each fact. */
  readonly active: readonly Player[];
}

const SHIELD_ABILITIES: ReadonlySet<string> = new Set([
  'shieldTrigger',
  'strikeBack',
  'guardStrike',
  'judgmentZ',
]);

/** 112.3a-b. Whether a fact is the declaration of a shield trigger, a strike back or a guard strike. */
export const isShieldDeclaration = (fact: Fact): boolean =>
  fact.kind === 'usageDeclared' && SHIELD_ABILITIES.has(fact.ability);

/** 500.1, 505.2. The step of a dotted path, or the substep of an attack. */
export const stepOf = (state: string): string =>
  state
    .split('.')
    .slice(0, state.startsWith('turn.attack') ? 3 : state.startsWith('turn.') ? 2 : 1)
    .join('.');

const isResolveState = (state: string): boolean => /\.(ap|nap)Resolve\./.test(state);

/** An effect in a message: `p1's effect 7 of Aqua Hulcus (fact 31)`. */
export const labelOf = ({ player, id, name }: TrackedEffect, index: number | undefined): string =>
  `${player}'s effect ${id} of ${name}${index === undefined ? '' : ` (fact ${index})`}`;

/** The last moment at which at most this many facts had happened. */
export function momentAt({ moments }: DuelHistory, facts: number): Moment | undefined {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const moment = moments[middle];
    if (moment !== undefined && moment.facts <= facts) low = middle + 1;
    else high = middle;
  }
  return moments[low - 1];
}

/** The first moment after the fact at this index. */
export const momentAfter = ({ moments }: DuelHistory, index: number): Moment | undefined =>
  moments.find(({ facts }) => facts > index);

const knownEffects = ({ moments }: DuelHistory): ReadonlyMap<number, StandbyEffect> => {
  const known = new Map<number, StandbyEffect>();
  for (const { standby } of moments) {
    for (const effect of standby.effects) known.set(effect.id, effect);
    if (standby.resolving !== undefined) known.set(standby.resolving.id, standby.resolving);
  }
  return known;
};

/** The active player at each fact. Facts between two turns belong to the later turn. */
function activePlayers({ log, options, duel }: DuelHistory): readonly Player[] {
  let next = duel.game.turn.active;
  let active = 'position' in options ? options.position.active : (options.firstPlayer ?? 'p1');
  const coming = log.map(() => next);
  for (let index = log.length - 1; index >= 0; index--) {
    const fact = log[index];
    if (fact?.kind === 'turnBegan') next = fact.player;
    coming[index] = next;
  }
  return log.map((fact, index) => {
    const now = active;
    if (fact.kind === 'turnEnded') active = coming[index + 1] ?? opponentOf(active);
    return now;
  });
}

const timelines = new WeakMap<DuelHistory, StandbyTimeline>();

/** The timeline of a history, computed once. */
export function timelineOf(history: DuelHistory): StandbyTimeline {
  let timeline = timelines.get(history);
  if (timeline === undefined) {
    timeline = new TimelineReader(history).timeline;
    timelines.set(history, timeline);
  }
  return timeline;
}

/** Reads a log from start to end and tracks what is on standby and in progress. */
class TimelineReader {
  readonly #known: ReadonlyMap<number, StandbyEffect>;
  readonly #log: readonly Fact[];
  readonly #effects = new Map<number, TrackedEffect>();
  readonly #waiting = new Map<number, TrackedEffect>();
  #frames: readonly Frame[] = [];
  #busy = false;
  /** The first fact in the chart state of the last fact. */
  #entered = 0;
  readonly #beginnings: Beginning[] = [];
  readonly #boundaries: Boundary[] = [];
  readonly #declarations: StandbyTimeline['declarations'][number][] = [];
  readonly #anomalies: StandbyTimeline['anomalies'][number][] = [];
  readonly #active: readonly Player[];

  constructor(history: DuelHistory) {
    this.#known = knownEffects(history);
    this.#log = history.log;
    this.#active = activePlayers(history);
    history.log.forEach((fact, index) => {
      this.#arrive(fact, index);
      this.#read(fact, index);
    });
  }

  get timeline(): StandbyTimeline {
    return {
      effects: [...this.#effects.values()],
      beginnings: this.#beginnings,
      boundaries: this.#boundaries,
      declarations: this.#declarations,
      anomalies: this.#anomalies,
      active: this.#active,
    };
  }

  #arrive(fact: Fact, index: number): void {
    const before = this.#log[index - 1];
    if (before === undefined || before.state === fact.state) return;
    this.#entered = index;
    if (stepOf(before.state) !== stepOf(fact.state)) this.#boundary(index);
  }

  #read(fact: Fact, index: number): void {
    switch (fact.kind) {
      case 'effectTriggered':
        this.#trigger(fact, index);
        break;
      case 'effectBegan':
        this.#begin(fact, index);
        break;
      case 'effectResolved':
      case 'effectMisfired':
        this.#end(fact, index);
        break;
      case 'restOfTurnSkipped':
        this.#lapse(index);
        break;
      case 'choiceMade':
        if (fact.decision === 'declareUsage') this.#declares(fact.player, index);
        if (fact.decision === 'main' || fact.decision === 'attack') this.#boundary(index);
        break;
      case 'usageDeclared':
        if (!isShieldDeclaration(fact)) this.#declares(fact.player, index);
        break;
      default:
    }
  }

  #trigger(
    { effect: id, player, object, name, event }: Extract<Fact, { kind: 'effectTriggered' }>,
    index: number,
  ): void {
    const known = this.#known.get(id);
    const rest = { triggered: index, began: undefined, ended: undefined, lapsed: undefined, known };
    const beforeBreak = event === 'shieldsChosen';
    const effect: TrackedEffect = { id, player, object, name, beforeBreak, ...rest };
    if (this.#effects.has(id))
      this.#anomalies.push({ index, what: `${labelOf(effect, index)} triggered twice` });
    this.#effects.set(id, effect);
    this.#waiting.set(id, effect);
    this.#busy = true;
  }

  #begin(fact: Extract<Fact, { kind: 'effectBegan' }>, index: number): void {
    const waited = this.#waiting.get(fact.effect);
    const shieldUse =
      waited?.known === undefined ? fact.rule === '509.5e' : waited.known.kind === 'shieldUse';
    const effect = waited ?? this.#untriggered(fact, index, shieldUse);
    this.#waiting.delete(fact.effect);
    effect.began = index;
    const inside = this.#frames.at(-1) ?? this.#procedure(fact.state);
    this.#beginnings.push({
      index,
      effect,
      active: this.#active[index] ?? effect.player,
      shieldUse,
      inside,
      battle: inside === undefined ? undefined : this.#battleIn(inside, index),
      waiting: [...this.#waiting.values()],
    });
    this.#frames = [...this.#frames, { since: index, effect }];
  }

  /** Outside of the resolve states of a window, the procedure of the chart state is in progress. */
  #procedure(state: string): Frame | undefined {
    return isResolveState(state) ? undefined : { since: this.#entered, effect: undefined };
  }

  /** 101.4f, 603.7. The start of the battle or break in progress directly inside a frame, ignoring effects nested in it. */
  #battleIn({ since }: Frame, index: number): number | undefined {
    for (let at = index - 1; at >= since; at--) {
      const fact = this.#log[at];
      if (fact?.kind === 'battleWon' || fact?.kind === 'battleLost') return undefined;
      if (fact?.kind === 'shieldBroken' && fact.rule === '509.5') return undefined;
      if (fact?.kind === 'battleBegan') return at;
      if (fact?.kind === 'shieldsChosen' && fact.rule === '701.14a') return at;
      if (fact?.kind === 'effectResolved' || fact?.kind === 'effectMisfired')
        at = Math.min(at, Math.max(since, this.#effects.get(fact.effect)?.began ?? at));
    }
    return undefined;
  }

  #untriggered(
    fact: Extract<Fact, { kind: 'effectBegan' }>,
    index: number,
    shieldUse: boolean,
  ): TrackedEffect {
    const { effect: id, player, object, name } = fact;
    const rest = { triggered: undefined, began: undefined, ended: undefined, lapsed: undefined };
    const known = this.#known.get(id);
    const effect: TrackedEffect = { id, player, object, name, beforeBreak: false, ...rest, known };
    if (!shieldUse || this.#effects.has(id))
      this.#anomalies.push({ index, what: `${labelOf(effect, index)} began without having triggered` });
    this.#effects.set(id, effect);
    return effect;
  }

  #end(
    { effect: id, name, player }: Extract<Fact, { kind: 'effectResolved' | 'effectMisfired' }>,
    index: number,
  ): void {
    const top = this.#frames.at(-1)?.effect;
    if (top?.id !== id) {
      const what = `${player}'s effect ${id} of ${name} (fact ${index}) ended, but ${
        top === undefined ? 'nothing was being resolved' : `${labelOf(top, top.began)} was being resolved`
      }`;
      this.#anomalies.push({ index, what });
    }
    const effect = this.#effects.get(id);
    if (effect !== undefined) effect.ended = index;
    this.#frames = this.#frames.filter((frame) => frame.effect?.id !== id);
  }

  #lapse(index: number): void {
    for (const effect of this.#waiting.values()) effect.lapsed = index;
    for (const { effect } of this.#frames) if (effect !== undefined) effect.lapsed = index;
    this.#waiting.clear();
    this.#frames = [];
  }

  #boundary(index: number): void {
    this.#boundaries.push({ index, ...this.#now() });
    this.#busy = false;
  }

  #declares(player: Player, index: number): void {
    const active = this.#active[index] ?? player;
    this.#declarations.push({ index, player, active, ...this.#now() });
  }

  #now(): Omit<Boundary, 'index'> {
    return { waiting: [...this.#waiting.values()], resolving: this.#frames, busy: this.#busy };
  }
}
