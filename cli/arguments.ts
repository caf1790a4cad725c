import { createHash } from 'node:crypto';
import { InvalidArgumentError } from 'commander';
import type { Agent, AgentSetup, Player, Seed } from 'taiki';
import { AGENT_MAKERS, AGENTS, type AgentName } from './agentRegistry.ts';
import { ARGUMENT_PROBLEMS } from './speech/failures/failures.ts';

export { AGENTS, type AgentName } from './agentRegistry.ts';

/** Parsers for option arguments. */

export function numericSeedFrom(text: string): number {
  const seed = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(seed)) return seed;
  throw new InvalidArgumentError(ARGUMENT_PROBLEMS.seed);
}

export function seedFrom(text: string): Seed {
  if (/^chacha20:[0-9a-f]{64}$/.test(text)) return text;
  try {
    return numericSeedFrom(text);
  } catch {
    throw new InvalidArgumentError(ARGUMENT_PROBLEMS.secretSeed);
  }
}

/** A number of things, at least 1. */
export function countFrom(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(count) && count > 0) return count;
  throw new InvalidArgumentError(ARGUMENT_PROBLEMS.count);
}

/** What must not be empty: Node takes an empty address for every address. */
export function filledFrom(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError(ARGUMENT_PROBLEMS.filled);
}

export function playerFrom(text: string): Player {
  if (text === 'p1' || text === 'p2') return text;
  throw new InvalidArgumentError(ARGUMENT_PROBLEMS.player);
}

function agentFrom(text: string): AgentName {
  const name = AGENTS.find((agent) => agent === text.trim());
  if (name !== undefined) return name;
  throw new InvalidArgumentError(ARGUMENT_PROBLEMS.unknownAgent(text.trim(), AGENTS.join(', ')));
}

export type AgentNames = readonly [AgentName, AgentName];

export function agentsFrom(text: string): AgentNames {
  const [first, second, ...rest] = text.split(',').map(agentFrom);
  if (first !== undefined && rest.length === 0) return [first, second ?? first];
  throw new InvalidArgumentError(ARGUMENT_PROBLEMS.agents);
}

const SEEDS = 2 ** 53;
const AGENT_SEED_OFFSET = { p1: 1, p2: 2 } as const;

/**
 * The seed of a player's agent, given the seed of the duel, from which an agent cannot compute a secret one.
 * @param from the number of facts at which it begins to play.
 */
export function agentSeed(player: Player, seed: Seed, from = 0): number {
  if (typeof seed === 'number') return (seed + from + AGENT_SEED_OFFSET[player]) % SEEDS;
  const hash = createHash('sha256').update(`agent of ${player} from ${from}: ${seed}`).digest();
  return Number(hash.readBigUInt64BE() >> 11n);
}

/** Agents with the same name, seed and setup make the same choices. */
export const agentOf = (name: AgentName, player: Player, seed: Seed, setup: AgentSetup): Agent =>
  AGENT_MAKERS[name](agentSeed(player, seed), setup);
