import type { Fact } from '../../../effects/state/facts.ts';
import type { StandbyEffect } from '../../../effects/state/game.ts';
import { opponentOf, type Player } from '../../../table/nouns.ts';
import type { Course } from '../../course.ts';
import type { Moment } from '../../watcher.ts';

/** An effect from the fact that put it on standby to the fact that ended it; all numbers are indexes into the log. */
export interface Life {
  readonly id: number;
  readonly player: Player;
  /** The object whose effect it is. */
  readonly object: number;
  readonly name: string;
  /** 603.3. Undefined for what is used at once, without waiting. */
  readonly triggered: number | undefined;
  began: number | undefined;
  ended: number | undefined;
  /** The rest of the turn was skipped while it waited or was being resolved. */
  lapsed: number | undefined;
  /** What the tables tell of it; undefined where it never waited between two steps of the charts. */
  readonly known: StandbyEffect | undefined;
}

/** Something that is being carried out: an effect, or what a state of the charts does, such as casting a spell. */
export interface Frame {
  readonly since: number;
  readonly life: Life | undefined;
}

/** An effect begins. */
export interface Beginning {
  readonly index: number;
  readonly life: Life;
  readonly active: Player;
  /** 101.4a. It is the use of a shield trigger, a strike back or a guard strike. */
  readonly shieldUse: boolean;
  /** What was being carried out when it began; undefined where it was its turn. */
  readonly inside: Frame | undefined;
  /** 101.4f. The battle inside what is being carried out, which it answers. */
  readonly battle: number | undefined;
  /** What else waited, in the order in which it came. */
  readonly waiting: readonly Life[];
}

/** A place in the log at which nothing may be left over: what waited there, and what was being carried out. */
export interface Boundary {
  readonly index: number;
  readonly waiting: readonly Life[];
  readonly resolving: readonly Frame[];
  /** Something had waited since the boundary before. */
  readonly busy: boolean;
}

/** What the log says of the effects on standby. It is worked out from facts and tables; the arbiter is not asked. */
export interface Account {
  readonly lives: readonly Life[];
  readonly beginnings: readonly Beginning[];
  readonly boundaries: readonly Boundary[];
  /** Each fact at which a player declares, or was asked to: what waited and what was being carried out. */
  readonly declaring: readonly (Boundary & { readonly player: Player; readonly active: Player })[];
  /** Ends of effects that had not begun, and beginnings of effects that did not wait. */
  readonly strays: readonly { readonly index: number; readonly what: string }[];
  /** Whose turn it was at each fact. */
  readonly active: readonly Player[];
}

const SHIELD_WAYS: ReadonlySet<string> = new Set(['shieldTrigger', 'strikeBack', 'guardStrike']);

/** 112.3a-b. Whether a fact is the declaration of a shield trigger, a strike back or a guard strike. */
export const isShieldDeclaration = (fact: Fact): boolean =>
  fact.kind === 'usageDeclared' && SHIELD_WAYS.has(fact.ability);

/** 500.1, 505.2. The step of a dotted path, or the substep of an attack. */
export const stepOf = (state: string): string =>
  state
    .split('.')
    .slice(0, state.startsWith('turn.attack') ? 3 : 2)
    .join('.');

const isTurnToResolve = (state: string): boolean => /\.(ap|nap)Resolve\./.test(state);

/** Says which effect, for a sentence: `p1's effect 7 of Aqua Hulcus (fact 31)`. */
export const told = ({ player, id, name }: Life, index: number | undefined): string =>
  `${player}'s effect ${id} of ${name}${index === undefined ? '' : ` (fact ${index})`}`;

/** The tables as they were when this many facts had happened. */
export function momentAt({ moments }: Course, facts: number): Moment | undefined {
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

/** The first tables after the fact of this index. */
export const momentAfter = ({ moments }: Course, index: number): Moment | undefined =>
  moments.find(({ facts }) => facts > index);

const knownEffects = ({ moments }: Course): ReadonlyMap<number, StandbyEffect> => {
  const known = new Map<number, StandbyEffect>();
  for (const { standby } of moments) {
    for (const effect of standby.effects) known.set(effect.id, effect);
    if (standby.resolving !== undefined) known.set(standby.resolving.id, standby.resolving);
  }
  return known;
};

/** Whose turn it was at each fact. What happens between two turns belongs to the later one. */
function activePlayers({ log, options, duel }: Course): readonly Player[] {
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

const accounts = new WeakMap<Course, Account>();

/** The account of a course; it is drawn up once. */
export function accountOf(course: Course): Account {
  let account = accounts.get(course);
  if (account === undefined) {
    account = new Bookkeeper(course).account;
    accounts.set(course, account);
  }
  return account;
}

/** Reads a log from its first fact to its last, and keeps what waits and what is being carried out. */
class Bookkeeper {
  readonly #known: ReadonlyMap<number, StandbyEffect>;
  readonly #log: readonly Fact[];
  readonly #lives = new Map<number, Life>();
  readonly #waiting = new Map<number, Life>();
  #frames: readonly Frame[] = [];
  #busy = false;
  /** Where the state of the last fact was entered. */
  #entered = 0;
  readonly #beginnings: Beginning[] = [];
  readonly #boundaries: Boundary[] = [];
  readonly #declaring: Account['declaring'][number][] = [];
  readonly #strays: Account['strays'][number][] = [];
  readonly #active: readonly Player[];

  constructor(course: Course) {
    this.#known = knownEffects(course);
    this.#log = course.log;
    this.#active = activePlayers(course);
    course.log.forEach((fact, index) => {
      this.#arrive(fact, index);
      this.#read(fact, index);
    });
  }

  get account(): Account {
    return {
      lives: [...this.#lives.values()],
      beginnings: this.#beginnings,
      boundaries: this.#boundaries,
      declaring: this.#declaring,
      strays: this.#strays,
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
    { effect: id, player, object, name }: Extract<Fact, { kind: 'effectTriggered' }>,
    index: number,
  ): void {
    const known = this.#known.get(id);
    const rest = { triggered: index, began: undefined, ended: undefined, lapsed: undefined, known };
    const life: Life = { id, player, object, name, ...rest };
    if (this.#lives.has(id)) this.#strays.push({ index, what: `${told(life, index)} triggered twice` });
    this.#lives.set(id, life);
    this.#waiting.set(id, life);
    this.#busy = true;
  }

  #begin(fact: Extract<Fact, { kind: 'effectBegan' }>, index: number): void {
    const waited = this.#waiting.get(fact.effect);
    const shieldUse =
      waited?.known === undefined ? fact.rule === '509.5e' : waited.known.shieldUse !== undefined;
    const life = waited ?? this.#unannounced(fact, index, shieldUse);
    this.#waiting.delete(fact.effect);
    life.began = index;
    const inside = this.#frames.at(-1) ?? this.#procedure(fact.state);
    this.#beginnings.push({
      index,
      life,
      active: this.#active[index] ?? life.player,
      shieldUse,
      inside,
      battle: inside === undefined ? undefined : this.#battleIn(inside, index),
      waiting: [...this.#waiting.values()],
    });
    this.#frames = [...this.#frames, { since: index, life }];
  }

  /** Where it is nobody's turn to resolve, something else is being carried out. */
  #procedure(state: string): Frame | undefined {
    return isTurnToResolve(state) ? undefined : { since: this.#entered, life: undefined };
  }

  /** 101.4f. Where the last battle inside what is being carried out began, if it still goes on; effects inside it are passed over. */
  #battleIn({ since }: Frame, index: number): number | undefined {
    for (let at = index - 1; at >= since; at--) {
      const fact = this.#log[at];
      if (fact?.kind === 'battleWon' || fact?.kind === 'battleLost') return undefined;
      if (fact?.kind === 'battleBegan') return at;
      if (fact?.kind === 'effectResolved' || fact?.kind === 'effectMisfired')
        at = Math.min(at, Math.max(since, this.#lives.get(fact.effect)?.began ?? at));
    }
    return undefined;
  }

  #unannounced(fact: Extract<Fact, { kind: 'effectBegan' }>, index: number, shieldUse: boolean): Life {
    const { effect: id, player, object, name } = fact;
    const rest = { triggered: undefined, began: undefined, ended: undefined, lapsed: undefined };
    const life: Life = { id, player, object, name, ...rest, known: this.#known.get(id) };
    if (!shieldUse || this.#lives.has(id))
      this.#strays.push({ index, what: `${told(life, index)} began and did not wait` });
    this.#lives.set(id, life);
    return life;
  }

  #end(
    { effect: id, name, player }: Extract<Fact, { kind: 'effectResolved' | 'effectMisfired' }>,
    index: number,
  ): void {
    const top = this.#frames.at(-1)?.life;
    if (top?.id !== id) {
      const what = `${player}'s effect ${id} of ${name} (fact ${index}) ended, but ${
        top === undefined ? 'nothing was being resolved' : `${told(top, top.began)} was being resolved`
      }`;
      this.#strays.push({ index, what });
    }
    const life = this.#lives.get(id);
    if (life !== undefined) life.ended = index;
    this.#frames = this.#frames.filter((frame) => frame.life?.id !== id);
  }

  #lapse(index: number): void {
    for (const life of this.#waiting.values()) life.lapsed = index;
    for (const { life } of this.#frames) if (life !== undefined) life.lapsed = index;
    this.#waiting.clear();
    this.#frames = [];
  }

  #boundary(index: number): void {
    this.#boundaries.push({ index, ...this.#now() });
    this.#busy = false;
  }

  #declares(player: Player, index: number): void {
    const active = this.#active[index] ?? player;
    this.#declaring.push({ index, player, active, ...this.#now() });
  }

  #now(): Omit<Boundary, 'index'> {
    return { waiting: [...this.#waiting.values()], resolving: this.#frames, busy: this.#busy };
  }
}
