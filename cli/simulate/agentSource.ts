import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InvalidArgumentError } from 'commander';
import { type AgentMaker, searchAgent } from 'taiki';
import { AGENT_MAKERS, AGENTS, type AgentName } from '../agentRegistry.ts';
import { Failure } from '../failure.ts';

/** The agent that searches, with a strength of its own: its maximum number of samples for each decision. */
export type RatedSearch = `search:${number}`;

/** The name of a built-in agent, or the file of a custom agent module. */
export type AgentSource = AgentName | RatedSearch | { readonly file: string };

export type AgentSources = readonly [AgentSource, AgentSource];

const isModule = (text: string): boolean => /\.[cm]?[jt]s$/.test(text.trim());

/** A built-in agent by its name: `greedy`, `search`, `search:20`. */
export function findBuiltIn(text: string): AgentName | RatedSearch | undefined {
  const samples = /^search:([1-9]\d{0,6})$/.exec(text.trim())?.[1];
  return samples === undefined ? AGENTS.find((agent) => agent === text.trim()) : `search:${Number(samples)}`;
}

/** An agent by its name or its file; undefined if there is neither. */
export function findAgent(text: string): AgentSource | undefined {
  const file = resolve(text.trim());
  return findBuiltIn(text) ?? (isModule(file) && existsSync(file) ? { file } : undefined);
}

/** Why a text names no agent: the file is missing, or the name is unknown. */
function unknownAgent(text: string): InvalidArgumentError {
  if (isModule(text)) return new InvalidArgumentError(`There is no file ${resolve(text.trim())}.`);
  return new InvalidArgumentError(
    `Unknown agent "${text.trim()}". Expected ${AGENTS.join(', ')}, search:20 for 20 samples a decision, or a JavaScript or TypeScript file, such as ./mine.js.`,
  );
}

export function agentSourceFrom(text: string): AgentSource {
  const source = findAgent(text);
  if (source !== undefined) return source;
  throw unknownAgent(text);
}

export function agentSourcesFrom(text: string): AgentSources {
  const [first, second, ...rest] = text.split(',').map(agentSourceFrom);
  if (first !== undefined && rest.length === 0) return [first, second ?? first];
  throw new InvalidArgumentError(
    'Expected one agent for both players or two separated by a comma, such as greedy,random.',
  );
}

export const agentLabel = (source: AgentSource): string =>
  typeof source === 'string' ? source : (source.file.split(/[\\/]/).at(-1) ?? source.file);

const isRatedSearch = (source: AgentSource): source is RatedSearch =>
  typeof source === 'string' && source.startsWith('search:');

const searchMaker = (source: RatedSearch): AgentMaker => {
  const iterations = Number(source.slice('search:'.length));
  return (seed, setup) => searchAgent({ seed, ...setup, iterations });
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
  throw new Failure(
    `${source.file} has no exported function "agent". Expected a function from a seed to an agent: export const agent = (seed) => (view, decision) => [0].`,
  );
}

async function load(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  } catch (cause) {
    throw new Failure(`Cannot load ${file}: ${whyNotLoaded(cause)}`, 1, { cause });
  }
}

function whyNotLoaded(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (!('code' in cause) || cause.code !== 'ERR_UNKNOWN_FILE_EXTENSION') return cause.message;
  return `Node ${process.versions.node} does not run TypeScript. Expected Node 22.18 or newer, or a JavaScript file.`;
}
