import { type AgentMaker, greedyAgent, randomAgent } from 'taiki';

/** The built-in agents by the names that every command takes. */
export const AGENT_MAKERS = {
  greedy: () => greedyAgent,
  random: randomAgent,
} as const satisfies Readonly<Record<string, AgentMaker>>;

export type AgentName = keyof typeof AGENT_MAKERS;

export const AGENTS = Object.keys(AGENT_MAKERS) as readonly AgentName[];
