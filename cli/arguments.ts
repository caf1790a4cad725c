import { InvalidArgumentError } from 'commander';
import { type Agent, greedyAgent, type Player, randomAgent } from 'taiki';

/** Parsers for option arguments. */

export function seedFrom(text: string): number {
  const seed = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(seed)) return seed;
  throw new InvalidArgumentError('Expected an integer from 0 to 9007199254740991.');
}

/** A number of things, at least 1. */
export function countFrom(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(count) && count > 0) return count;
  throw new InvalidArgumentError('Expected an integer of at least 1.');
}

export function playerFrom(text: string): Player {
  if (text === 'p1' || text === 'p2') return text;
  throw new InvalidArgumentError('Expected p1 or p2.');
}

export const AGENTS = ['greedy', 'random'] as const;
export type AgentName = (typeof AGENTS)[number];

export function agentFrom(text: string): AgentName {
  const name = AGENTS.find((agent) => agent === text.trim());
  if (name !== undefined) return name;
  throw new InvalidArgumentError(`Unknown agent "${text.trim()}". Expected ${AGENTS.join(' or ')}.`);
}

export type AgentNames = readonly [AgentName, AgentName];

export function agentsFrom(text: string): AgentNames {
  const [first, second, ...rest] = text.split(',').map(agentFrom);
  if (first !== undefined && rest.length === 0) return [first, second ?? first];
  throw new InvalidArgumentError(
    'Expected one agent for both players or two separated by a comma, such as greedy,random.',
  );
}

const SEEDS = 2 ** 53;
const AGENT_SEED_OFFSET = { p1: 1, p2: 2 } as const;

/** Agents with the same name and seed make the same choices. */
export function agentOf(name: AgentName, player: Player, seed: number): Agent {
  return name === 'greedy' ? greedyAgent : randomAgent((seed + AGENT_SEED_OFFSET[player]) % SEEDS);
}
