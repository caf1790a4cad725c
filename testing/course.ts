import type { InspectionEvent } from 'xstate';
import type { Answer, Decision } from '../effects/state/decisions.ts';
import type { Fact } from '../effects/state/facts.ts';
import type { Duel, DuelOptions, DuelSettings, PositionOptions } from '../engine/duel.ts';
import { createDuel } from '../engine/fullEngine.ts';
import type { Player } from '../table/nouns.ts';
import { type Moment, Watcher } from './watcher.ts';

/** One answer of a course. */
export interface CourseChoice {
  readonly decision: Decision;
  readonly answer: Answer;
  /** The index of the moment at which it was asked. */
  readonly moment: number;
}

/** A duel that was played, as a property sees it: its log, and the tables between the facts. */
export interface Course {
  /** What `createDuel` was given; enough to play the same duel again. */
  readonly options: DuelOptions | PositionOptions;
  /** The duel as it stands at the end of the course. */
  readonly duel: Duel;
  readonly log: readonly Fact[];
  /** In order; the last one is the end of the course. */
  readonly moments: readonly Moment[];
  readonly choices: readonly CourseChoice[];
  /** 104.3. Who gave up, where the course ended so. */
  readonly conceded: Player | undefined;
}

/** What a property found wrong. */
export interface Violation {
  /** One sentence that names what clashes. */
  readonly message: string;
  /** Indexes into the log of the facts that clash. */
  readonly facts: readonly number[];
}

/** Something that holds in every duel. */
export interface DuelProperty {
  readonly name: string;
  /** The number of the rule that says so; undefined for a promise of the engine. */
  readonly rule: string | undefined;
  /** What holds, in one sentence. */
  readonly says: string;
  check(course: Course): Violation | undefined;
}

/** Answers the decisions of a course, one after another; a player may give up, and `undefined` leaves the duel where it is. */
export type Chooser = (decision: Decision, duel: Duel) => Answer | { readonly concedes: Player } | undefined;

function alsoTelling(
  inspect: DuelSettings['inspect'],
  tell: (event: InspectionEvent) => void,
): NonNullable<DuelSettings['inspect']> {
  if (inspect === undefined) return tell;
  if (typeof inspect === 'function') {
    return (event) => {
      inspect(event);
      tell(event);
    };
  }
  return {
    ...inspect,
    next: (event: InspectionEvent) => {
      inspect.next?.(event);
      tell(event);
    },
  };
}

/**
 * Plays a duel and keeps everything that a property may look at.
 * @param options as for `createDuel`.
 * @param choose answers each decision in turn; where it answers `undefined` the course ends there.
 * @throws {IllegalChoiceError} for an answer that is none; {EngineError} for a mistake of the engine, with the record.
 */
export function playCourse(options: DuelOptions | PositionOptions, choose: Chooser): Course {
  const watcher = new Watcher();
  const duel = createDuel({ ...options, inspect: alsoTelling(options.inspect, watcher.see) });
  watcher.rest(duel.log.length);
  const choices: CourseChoice[] = [];
  let conceded: Player | undefined;
  for (let { decision } = duel; decision !== undefined; { decision } = duel) {
    const answer = choose(decision, duel);
    if (answer === undefined) break;
    if ('concedes' in answer) {
      conceded = answer.concedes;
      duel.concede(conceded);
    } else {
      choices.push({ decision, answer, moment: watcher.moments.length - 1 });
      duel.choose(answer);
    }
    watcher.rest(duel.log.length);
  }
  return { options, duel, log: duel.log, moments: watcher.moments, choices, conceded };
}
