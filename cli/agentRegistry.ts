import { type AgentMaker, greedyAgent, randomAgent, searchAgent } from 'taiki';

/** The built-in agents by the names that every command takes. */
export const AGENT_MAKERS = {
  greedy: () => greedyAgent,
  random: (seed) => randomAgent(seed),
  search: (seed, setup) => searchAgent({ seed, ...setup }),
} as const satisfies Readonly<Record<string, AgentMaker>>;

/** The name of a built-in agent. */
export type AgentName = keyof typeof AGENT_MAKERS;

export const AGENTS = Object.keys(AGENT_MAKERS) as readonly AgentName[];
