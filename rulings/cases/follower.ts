import { NotationError } from '../../boundary/errors.ts';
import type { Answer, Decision } from '../../effects/state/reported/decisions.ts';
import type { Duel } from '../../engine/duel/duel.ts';
import { parseChoice } from '../../engine/records/notation.ts';
import type { Seed } from '../../table/nouns.ts';
import { PLACES, PROBLEMS } from '../../table/sentences/problems.ts';
import type { NarrationLine, Narrator } from '../narrate.ts';
import type { NarrationTexts } from '../narrationTexts.ts';
import { mayPass, passing } from '../runScenario.ts';
import type { CaseAnswer, CasePlay, CaseSkip } from './case.ts';

/** What becomes of the decisions after the last answer. */
export type Rest = 'open' | 'passed';

/** How to judge a case. */
export interface JudgeOptions {
  /** Whether the first decision that the case does not answer stays open, or is passed, and so on until the turn is over; `open` by default. */
  readonly rest?: Rest;
  /** Whether to play every order of effects that the case leaves open, or to stop where it is asked; `all` by default. */
  readonly orders?: 'all' | 'asked';
  /** How many orders of effects to play at most; 24 by default. */
  readonly limit?: number;
  /** 0 by default. */
  readonly seed?: Seed;
  /** The words of the lines; English by default. */
  readonly texts?: NarrationTexts;
}

/** What happens in a case, for one order of the effects on standby. */
export interface Outcome {
  /** The effects that were taken first where the case leaves the order open. */
  readonly orders: readonly string[];
  /** Step by step, as `narrate` describes a play, with the rules by which players go first and what is forbidden. */
  readonly lines: readonly NarrationLine[];
  /** Where it ends: a decision is open, or the duel is over. */
  readonly duel: Duel;
  /** Why the answers of the case do not fit this order; undefined if they do. */
  readonly failure: string | undefined;
}

/** A judged play: one outcome for each order that the case leaves open. */
export interface Judged {
  readonly outcomes: readonly Outcome[];
  /** Whether there were more orders than the limit. */
  readonly isComplete: boolean;
}

export const MAX_ORDERS = 24;
const MAX_PASSES = 100;

/** A line of play that is being followed. */
export interface Path {
  readonly duel: Duel;
  readonly narrator: Narrator;
  readonly orders: readonly string[];
  /** The index of the next answer of the play. */
  readonly at: number;
  /** The turn in which the last answer was given. */
  readonly turn: number;
}

const askedIn = ({ decision }: Duel): string =>
  decision === undefined ? 'over' : `${decision.player} ${decision.kind}`;

const isSkip = (answer: CaseAnswer | CaseSkip): answer is CaseSkip => 'until' in answer;

/** Follows the plays of a duel, in every order that they leave open. */
export class Follower {
  readonly outcomes: Outcome[] = [];
  isComplete = true;
  readonly #play: CasePlay;
  readonly #rest: Rest;
  readonly #orders: 'all' | 'asked';
  readonly #limit: number;

  constructor(play: CasePlay, { rest = 'open', orders = 'all', limit = MAX_ORDERS }: JudgeOptions) {
    this.#orders = orders;
    this.#play = play;
    this.#rest = rest;
    this.#limit = limit;
  }

  /** Whether the limit is reached; to be asked before another one is followed. */
  get isFull(): boolean {
    if (this.outcomes.length < this.#limit) return false;
    this.isComplete = false;
    return true;
  }

  follow(path: Path): void {
    const { duel } = path;
    try {
      const next = this.#answerAll(path);
      const passes = this.#rest === 'passed' && next.at === this.#play.answers.length;
      if (this.#leavesOrderOpen(duel, this.#play.answers[next.at]) || (passes && this.#passOn(next)))
        this.#split(next);
      else this.#end(path, undefined);
    } catch (cause) {
      if (!(cause instanceof NotationError)) throw cause;
      this.#end(path, cause.message);
    }
  }

  /** Gives the answers of the play until an order is left open. */
  #answerAll(path: Path): Path {
    const { answers } = this.#play;
    const { duel, narrator } = path;
    let { turn } = path;
    for (const [at, answer] of answers.entries()) {
      if (at < path.at) continue;
      if (!isSkip(answer) && this.#leavesOrderOpen(duel, answer)) return { ...path, at, turn };
      turn = duel.game.turn.number;
      if (isSkip(answer)) this.#skip(duel, narrator, answer);
      else this.#answer(duel, narrator, answer);
    }
    return { ...path, at: answers.length, turn };
  }

  /** 605.1. Whether a player must choose the next effect, and the case has no answer to that. */
  #leavesOrderOpen(duel: Duel, answer: CaseAnswer | CaseSkip | undefined): boolean {
    if (this.#orders === 'asked') return false;
    const isAnswered = answer !== undefined && (isSkip(answer) || answer.asked === askedIn(duel));
    return duel.decision?.kind === 'standby' && !isAnswered;
  }

  #split(path: Path): void {
    const { duel, narrator, orders } = path;
    const { decision } = duel;
    for (const [index, option] of (decision?.options ?? []).entries()) {
      if (this.isFull) return;
      const fork = duel.fork();
      const branch = narrator.fork();
      branch.answered(fork, [index]);
      fork.choose([index]);
      this.follow({ ...path, duel: fork, narrator: branch, orders: [...orders, option.label] });
    }
  }

  #answer(duel: Duel, narrator: Narrator, { line, asked, text }: CaseAnswer): void {
    const { decision } = duel;
    if (decision === undefined || asked !== askedIn(duel))
      throw new NotationError(mismatch(duel, PLACES.line(`${line}`), `${asked}: ${text}`));
    let answer: Answer;
    try {
      answer = parseChoice(decision, text);
    } catch (cause) {
      if (!(cause instanceof NotationError)) throw cause;
      throw new NotationError(PROBLEMS.at(PLACES.line(`${line}`), cause.message), { cause });
    }
    narrator.answered(duel, answer);
    if (DECLARING.has(decision.kind)) narrator.forbidden(duel);
    duel.choose(answer);
  }

  #skip(duel: Duel, narrator: Narrator, { line, until, by }: CaseSkip): void {
    for (let passes = 0; askedIn(duel) !== until; passes++) {
      const { decision } = duel;
      if (decision === undefined || passes === MAX_PASSES)
        throw new NotationError(PROBLEMS.notReached(PLACES.line(`${line}`), until, askedIn(duel)));
      if (!mayPass(decision) && by === 'pass')
        throw new NotationError(PROBLEMS.mustBeAnswered(PLACES.line(`${line}`), until, askedIn(duel)));
      this.#take(duel, narrator, mayPass(decision) ? passing(decision) : firstOf(decision));
    }
  }

  /** Passes until the turn is over or something must be answered; whether that is an order of effects. */
  #passOn({ duel, narrator, turn }: Path): boolean {
    for (let passes = 0; passes < MAX_PASSES; passes++) {
      const { decision } = duel;
      if (decision === undefined || duel.game.turn.number !== turn) return false;
      if (this.#leavesOrderOpen(duel, undefined)) return true;
      if (!mayPass(decision)) return false;
      this.#take(duel, narrator, passing(decision));
    }
    return false;
  }

  #take(duel: Duel, narrator: Narrator, answer: Answer): void {
    narrator.skipped(duel, answer);
    duel.choose(answer);
  }

  #end({ duel, narrator, orders }: Path, failure: string | undefined): void {
    narrator.close(duel);
    this.outcomes.push({ orders, lines: narrator.lines, duel, failure });
  }
}

/** The decisions at which a player expects to use what a rule may forbid. */
export const DECLARING: ReadonlySet<Decision['kind']> = new Set(['declareUsage', 'declareShields', 'block']);

const firstOf = ({ options, min }: Decision): Answer => options.slice(0, min).map((_, index) => index);

function mismatch(duel: Duel, where: string, answer: string): string {
  const { decision } = duel;
  if (decision === undefined) return PROBLEMS.nothingToAnswer(where, answer);
  const { prompt, options } = decision;
  const some = options.slice(0, 6).map(({ label }) => label);
  const more = options.length > some.length ? ', ...' : '';
  return PROBLEMS.expectedAnswer(where, askedIn(duel), prompt, `${some.join(', ')}${more}`, answer);
}
