import type { Fact } from '../../effects/state/reported/facts.ts';
import type { ObjectId, Player } from '../../table/nouns.ts';
import { type FactOf, finding, type LogCheck, type LogFinding } from './finding.ts';
import { activeAt, stepAt } from './turnsOfLog.ts';
import { isMove } from './zonesInLog.ts';

type Begun = FactOf<'effectBegan'>;
type Ended = FactOf<'effectResolved' | 'effectMisfired'>;

interface Waiting {
  readonly effect: number;
  readonly player: Player;
  readonly name: string;
  readonly since: number;
  /** 112.3. It is a declared use of a shield trigger, a strike back, a guard strike or a judgment Z. */
  readonly isShieldUse: boolean;
  /** 603.7. The choice of the shields to break triggered it. */
  readonly isBeforeBreak: boolean;
  /** It triggered while an effect of the non-active player was being resolved. */
  readonly returns: boolean;
}

interface Frame {
  readonly effect: number;
  readonly player: Player;
  readonly since: number;
}

const SHIELD_ABILITIES: readonly string[] = ['shieldTrigger', 'strikeBack', 'guardStrike', 'judgmentZ'];

const isShieldDeclaration = (fact: Fact): fact is FactOf<'usageDeclared'> =>
  fact.kind === 'usageDeclared' && SHIELD_ABILITIES.includes(fact.ability);

const labelOf = ({ effect, name }: Pick<Waiting, 'effect' | 'name'>): string => `effect ${effect} of ${name}`;

/** Reads a log and holds what is on standby and in progress, as far as the facts tell. */
class StandbyReader {
  readonly #log: readonly Fact[];
  readonly #active: readonly (Player | undefined)[];
  readonly #seen = new Set<number>();
  readonly #waiting = new Map<number, Waiting>();
  #frames: readonly Frame[] = [];
  /** 509.5a. The cards of declared shield uses that are not on standby yet, as the objects that they are now. */
  readonly #declared = new Set<ObjectId>();

  constructor(log: readonly Fact[]) {
    this.#log = log;
    this.#active = activeAt(log);
  }

  *read(): Generator<LogFinding> {
    for (const [index, fact] of this.#log.entries()) {
      yield* this.#boundary(fact, index);
      if (isShieldDeclaration(fact)) this.#declared.add(fact.object);
      if (isMove(fact) && this.#declared.delete(fact.was)) this.#declared.add(fact.object);
      if (fact.kind === 'effectTriggered') yield* this.#trigger(fact, index);
      else if (fact.kind === 'effectBegan') yield* this.#begin(fact, index);
      else if (fact.kind === 'effectResolved' || fact.kind === 'effectMisfired')
        yield* this.#end(fact, index);
      else if (fact.kind === 'restOfTurnSkipped') this.#lapse();
      else if (fact.kind === 'choiceMade' && fact.decision === 'declareUsage')
        yield* this.#declares(fact, index);
    }
  }

  /** 500.2. Neither a step nor the next action of the active player in it begins before its effects have been resolved. */
  *#boundary(fact: Fact, index: number): Generator<LogFinding> {
    const before = this.#log[index - 1];
    const acts = fact.kind === 'choiceMade' && (fact.decision === 'main' || fact.decision === 'attack');
    if (before === undefined || fact.kind === 'duelEnded') return;
    if (stepAt(before) === stepAt(fact) && !acts) return;
    if (before.kind === 'restOfTurnSkipped') return;
    const [left] = this.#waiting.values();
    const running = this.#frames.at(-1);
    if (left !== undefined)
      yield finding(
        '500.2',
        index,
        `${stepAt(fact)} goes on while ${labelOf(left)} waits (fact ${left.since}).`,
      );
    else if (running !== undefined)
      yield finding(
        '500.2',
        index,
        `${stepAt(fact)} goes on while effect ${running.effect} is being resolved.`,
      );
    this.#declared.clear();
  }

  *#trigger(fact: FactOf<'effectTriggered'>, index: number): Generator<LogFinding> {
    const { effect, player, name, event } = fact;
    if (this.#seen.has(effect))
      yield finding('603.3', index, `${labelOf(fact)} goes on standby a second time.`);
    this.#seen.add(effect);
    const running = this.#frames.at(-1);
    const active = this.#active[index];
    const returns = player === active && running !== undefined && running.player !== active;
    const isShieldUse = this.#declared.delete(fact.object);
    const isBeforeBreak = event === 'shieldsChosen';
    this.#waiting.set(effect, { effect, player, name, since: index, isShieldUse, isBeforeBreak, returns });
  }

  *#begin(fact: Begun, index: number): Generator<LogFinding> {
    const waited = this.#waiting.get(fact.effect);
    const isShieldUse = waited === undefined ? this.#declared.delete(fact.object) : waited.isShieldUse;
    if (waited === undefined) {
      if (!isShieldUse)
        yield finding('603.3', index, `${labelOf(fact)} begins, but does not wait on standby.`);
    } else if (waited.player !== fact.player) {
      yield finding('603.3', index, `${labelOf(fact)} is one of ${waited.player}, not of ${fact.player}.`);
    }
    this.#waiting.delete(fact.effect);
    if (!isShieldUse) yield* this.#orderFindings(fact, index, waited);
    this.#frames = [...this.#frames, { effect: fact.effect, player: fact.player, since: index }];
  }

  *#orderFindings(fact: Begun, index: number, waited: Waiting | undefined): Generator<LogFinding> {
    const running = this.#frames.at(-1);
    const inWindow = /\.(ap|nap)Resolve/.test(fact.state);
    if (running !== undefined || !inWindow) {
      const since = running?.since ?? 0;
      if (!this.#triggeredByPart(waited?.since ?? index, since))
        yield finding('101.4d', index, `${labelOf(fact)} begins before what is in progress has ended.`);
      return;
    }
    const shieldUse = [...this.#waiting.values()].find((one) => one.isShieldUse);
    if (shieldUse !== undefined)
      yield finding(
        '101.4a',
        index,
        `${labelOf(fact)} begins while the shield use ${labelOf(shieldUse)} waits.`,
      );
    yield* this.#playerFindings(fact, index, waited);
  }

  /** 101.4a, c, 509.4. What has triggered before a break comes first; among the rest, what is the active player's. */
  *#playerFindings(fact: Begun, index: number, waited: Waiting | undefined): Generator<LogFinding> {
    const rivals = [...this.#waiting.values()];
    const beforeBreak = rivals.filter(({ isBeforeBreak }) => isBeforeBreak);
    const [early] = beforeBreak;
    if (early !== undefined && waited?.isBeforeBreak !== true)
      yield finding('509.4', index, `${labelOf(fact)} begins while ${labelOf(early)} waits before a break.`);
    const active = this.#active[index];
    if (active === undefined || fact.player === active) return;
    const first = (waited?.isBeforeBreak ? beforeBreak : rivals).find(({ player }) => player === active);
    if (first !== undefined)
      yield finding(
        first.returns ? '101.4c' : '101.4a',
        index,
        `${labelOf(fact)} of the non-active player begins while ${labelOf(first)} of the active player waits (fact ${first.since}).`,
      );
  }

  /** 101.4f, 603.7. Whether an effect triggered by a battle or before a break that is part of what has run since a fact. */
  #triggeredByPart(triggered: number, since: number): boolean {
    for (let index = triggered; index >= since; index--) {
      const fact = this.#log[index];
      if (fact?.kind === 'battleBegan' || fact?.kind === 'battleWon' || fact?.kind === 'battleLost')
        return true;
      if (fact?.kind === 'shieldsChosen') return true;
    }
    return false;
  }

  *#end(fact: Ended, index: number): Generator<LogFinding> {
    const running = this.#frames.at(-1);
    if (running?.effect !== fact.effect)
      yield finding(
        '605.2',
        index,
        `${labelOf(fact)} ends, but ${running === undefined ? 'none' : `effect ${running.effect}`} is being resolved.`,
      );
    else if (running.player !== fact.player)
      yield finding(
        '605.2',
        index,
        `${labelOf(fact)} ends for ${fact.player}, but is one of ${running.player}.`,
      );
    this.#frames = this.#frames.filter(({ effect }) => effect !== fact.effect);
  }

  /** 506.3d. The non-active player declares only when nothing of the active player waits. */
  *#declares(fact: FactOf<'choiceMade'>, index: number): Generator<LogFinding> {
    const active = this.#active[index];
    if (active === undefined || fact.player === active) return;
    const running = this.#frames.at(-1);
    const first = [...this.#waiting.values()].find(({ player }) => player === active);
    if (running !== undefined)
      yield finding(
        '506.3d',
        index,
        `${fact.player} declares while effect ${running.effect} is being resolved.`,
      );
    else if (first !== undefined)
      yield finding('506.3d', index, `${fact.player} declares while ${labelOf(first)} of ${active} waits.`);
  }

  #lapse(): void {
    this.#waiting.clear();
    this.#frames = [];
    this.#declared.clear();
  }
}

export const effectsInOrder: LogCheck = {
  name: 'effectsInOrder',
  says: 'Effects go on standby once, begin in the order of the players, one at a time, and end before the step does.',
  check: (log) => new StandbyReader(log).read(),
};

export const replacedOnce: LogCheck = {
  name: 'replacedOnce',
  says: 'An event is replaced at most once, and what happens instead names a replaced event.',
  *check(log) {
    const replaced = new Set<number>();
    for (const [index, fact] of log.entries()) {
      if (fact.kind === 'eventReplaced') {
        if (replaced.has(fact.occurrence))
          yield finding('609.3', index, `Event ${fact.occurrence} is replaced a second time, by ${fact.by}.`);
        replaced.add(fact.occurrence);
      } else if ('insteadOf' in fact && fact.insteadOf !== undefined && !replaced.has(fact.insteadOf)) {
        yield finding(
          '609.4',
          index,
          `"${fact.kind}" takes the place of event ${fact.insteadOf}, which was not replaced.`,
        );
      }
    }
  },
};
