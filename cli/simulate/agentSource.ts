import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InvalidArgumentError } from 'commander';
import { type AgentMaker, searchAgent } from 'taiki';
import { AGENT_MAKERS, AGENTS, type AgentName } from '../agentRegistry.ts';
import { Failure } from '../failure.ts';
import { ARGUMENT_PROBLEMS, FAILURES } from '../speech/failures/failures.ts';

/**
 * The agent that searches, with a strength of its own: its maximum number of samples for each decision, on each of so many threads.
 */
export type RatedSearch = `search:${number}` | `search:${number}:${number}`;

/** The name of a built-in agent, or the file of a custom agent module. */
export type AgentSource = AgentName | RatedSearch | { readonly file: string };

export type AgentSources = readonly [AgentSource, AgentSource];

const isModule = (text: string): boolean => /\.[cm]?[jt]s$/.test(text.trim());

const RATED_SEARCH = /^search:([1-9]\d{0,6})(?::([1-9]\d?))?$/;

/** A built-in agent by its name: `greedy`, `search`, `search:20`, `search:20:4`. */
export function findBuiltIn(text: string): AgentName | RatedSearch | undefined {
  const [, samples, threads] = RATED_SEARCH.exec(text.trim()) ?? [];
  if (samples === undefined) return AGENTS.find((agent) => agent === text.trim());
  return threads === undefined ? `search:${Number(samples)}` : `search:${Number(samples)}:${Number(threads)}`;
}

/** An agent by its name or its file; undefined if there is neither. */
export function findAgent(text: string): AgentSource | undefined {
  const file = resolve(text.trim());
  return findBuiltIn(text) ?? (isModule(file) && existsSync(file) ? { file } : undefined);
}

/** Why a text names no agent: the file is missing, or the name is unknown. */
function unknownAgent(text: string): InvalidArgumentError {
  if (isModule(text)) return new InvalidArgumentError(ARGUMENT_PROBLEMS.noAgentFile(resolve(text.trim())));
  return new InvalidArgumentError(ARGUMENT_PROBLEMS.unknownAgentOrFile(text.trim(), AGENTS.join(', ')));
}

export function agentSourceFrom(text: string): AgentSource {
  const source = findAgent(text);
  if (source !== undefined) return source;
  throw unknownAgent(text);
}

export function agentSourcesFrom(text: string): AgentSources {
  const [first, second, ...rest] = text.split(',').map(agentSourceFrom);
  if (first !== undefined && rest.length === 0) return [first, second ?? first];
  throw new InvalidArgumentError(ARGUMENT_PROBLEMS.agents);
}

export const agentLabel = (source: AgentSource): string =>
  typeof source === 'string' ? source : (source.file.split(/[\\/]/).at(-1) ?? source.file);

const isRatedSearch = (source: AgentSource): source is RatedSearch =>
  typeof source === 'string' && source.startsWith('search:');

const searchMaker = (source: RatedSearch): AgentMaker => {
  const [, iterations, workers = 1] = source.split(':').map(Number);
  return (seed, setup) => searchAgent({ seed, ...setup, iterations: iterations ?? 1, workers });
};

/**
 * The function that creates the agents of a source; a module exports it as `agent`.
 * @throws {Failure} if the module cannot be loaded or does not export `agent`.
 */
export async function makerOf(source: AgentSource): Promise<AgentMaker> {
  if (isRatedSearch(source)) return searchMaker(source);
  if (typeof source === 'string') return AGENT_MAKERS[source];
  const exported = await load(source.file);
  if (typeof exported['agent'] === 'function') return exported['agent'] as AgentMaker;
  throw new Failure(FAILURES.agentNotExported(source.file));
}

async function load(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  } catch (cause) {
    throw new Failure(FAILURES.agentCannotLoad(file, whyNotLoaded(cause)), 1, { cause });
  }
}

function whyNotLoaded(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (!('code' in cause) || cause.code !== 'ERR_UNKNOWN_FILE_EXTENSION') return cause.message;
  return `Node ${process.versions.node} does not run TypeScript. Expected Node 22.18 or newer, or a JavaScript file.`;
}
