import type { Answer, Decision } from '../effects/state/reported/decisions.ts';
import type { Fact } from '../effects/state/reported/facts.ts';
import type { Duel } from '../engine/duel/duel.ts';
import type { DuelOptions, DuelSettings, PositionOptions } from '../engine/duel/duelOptions.ts';
import type { InspectionEvent } from '../engine/runtime/inspect.ts';
import { createDuel } from '../entries/fullEngine.ts';
import type { Player } from '../table/nouns.ts';
import { type Moment, MomentRecorder } from './momentRecorder.ts';

/** A decision of a duel and how it was answered. */
export interface HistoryChoice {
  readonly decision: Decision;
  readonly answer: Answer;
  /** The index of the moment at which the decision was open. */
  readonly moment: number;
}

/** A played duel as properties see it: its log, and the state of the game between the facts. */
export interface DuelHistory {
  /** The options of `createDuel`. Together with the choices they reproduce the duel. */
  readonly options: DuelOptions | PositionOptions;
  /** The duel after the last choice. */
  readonly duel: Duel;
  readonly log: readonly Fact[];
  /** In order. The last one is the state after the last choice. */
  readonly moments: readonly Moment[];
  readonly choices: readonly HistoryChoice[];
  /** 104.3. The player who conceded, if the duel ended that way. */
  readonly conceded: Player | undefined;
}

/** How a history violates a property. */
export interface Violation {
  /** One sentence that names the contradiction. */
  readonly message: string;
  /** Indexes into the log of the facts involved. */
  readonly facts: readonly number[];
}

/** A statement that holds in every duel, and its check. */
export interface DuelProperty {
  readonly name: string;
  /** The number of the rule behind it; undefined for a guarantee of the engine itself. */
  readonly rule: string | undefined;
  /** The statement, as one sentence. */
  readonly says: string;
  check(history: DuelHistory): Violation | undefined;
}

/** Answers each decision in turn. It may also concede for a player, or return `undefined` to stop playing. */
export type Chooser = (decision: Decision, duel: Duel) => Answer | { readonly concedes: Player } | undefined;

/** An inspector that passes every event to the given one, if any, and to `listener`. */
function inspectAlso(
  inspect: DuelSettings['inspect'],
  listener: (event: InspectionEvent) => void,
): NonNullable<DuelSettings['inspect']> {
  if (inspect === undefined) return listener;
  if (typeof inspect === 'function') {
    return (event) => {
      inspect(event);
      listener(event);
    };
  }
  return {
    ...inspect,
    next: (event: InspectionEvent) => {
      inspect.next?.(event);
      listener(event);
    },
  };
}

/**
 * Plays a duel and returns its history, on which properties can be checked.
 * @param settings the options of `createDuel`; the seed is 0 by default.
 * @param choose answers each decision in turn; the history ends when it returns `undefined`.
 * @throws {IllegalChoiceError} if `choose` returns an illegal answer; {EngineError} if the engine fails, with the record.
 */
export function playDuel(settings: DuelOptions | PositionOptions, choose: Chooser): DuelHistory {
  const options = { seed: 0, ...settings };
  const recorder = new MomentRecorder();
  const duel = createDuel({ ...options, inspect: inspectAlso(options.inspect, recorder.observe) });
  recorder.settle(duel.log.length);
  const choices: HistoryChoice[] = [];
  let conceded: Player | undefined;
  for (let { decision } = duel; decision !== undefined; { decision } = duel) {
    const answer = choose(decision, duel);
    if (answer === undefined) break;
    if ('concedes' in answer) {
      conceded = answer.concedes;
      duel.concede(conceded);
    } else {
      choices.push({ decision, answer, moment: recorder.moments.length - 1 });
      duel.choose(answer);
    }
    recorder.settle(duel.log.length);
  }
  return { options, duel, log: duel.log, moments: recorder.moments, choices, conceded };
}
