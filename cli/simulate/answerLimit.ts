import { createContext, Script } from 'node:vm';
import type { Agent, AgentMaker } from 'taiki';
import { countFrom } from '../arguments.ts';

/** How long an agent of a module may take for one answer, in seconds, unless the command line says otherwise. */
export const ANSWER_SECONDS = 60;

export const ANSWER_OPTION = [
  '--answer-seconds <n>',
  'time limit for each answer of agents that are modules; then the duel fails',
  countFrom,
  ANSWER_SECONDS,
] as const;

const box: { run: () => unknown } = { run: () => undefined };
const context = createContext(box);
const script = new Script('run()');

/** The error belongs to another realm, so it is no instance of our `Error`. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Runs a function that may never return; what `node:vm` runs is ended from outside, even in a loop without an end. */
function within<T>(seconds: number, what: string, run: () => T): T {
  box.run = run;
  try {
    return script.runInContext(context, { timeout: seconds * 1000 }) as T;
  } catch (error) {
    if (!isTimeout(error)) throw error;
    throw new Error(`${what} within ${seconds} s.`, { cause: error });
  }
}

/** An agent maker whose agents are ended, with an error that names them, when an answer takes longer than this. */
export const withAnswerLimit =
  (maker: AgentMaker, name: string, seconds: number): AgentMaker =>
  (seed, setup) => {
    const agent = within(seconds, `${name} was not ready`, () => maker(seed, setup));
    const limited: Agent = (...asked) => within(seconds, `${name} gave no answer`, () => agent(...asked));
    return limited;
  };
