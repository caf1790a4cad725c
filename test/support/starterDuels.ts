import {
  type Agent,
  createDuel,
  type Decision,
  type Duel,
  type DuelOptions,
  greedyAgent,
  randomAgent,
} from 'taiki';
import { starterDecks } from '../../library/starterDecks.ts';

const { 'radiant-tide': tide, 'burning-shadow': shadow } = starterDecks;

/** A duel between the starter decks. The seed also determines who has which deck, who goes first, and which decisions are asked. */
export const starterDuelOptions = (seed: number): DuelOptions => ({
  decks: seed % 2 === 0 ? { p1: tide, p2: shadow } : { p1: shadow, p2: tide },
  firstPlayer: seed % 4 < 2 ? 'p1' : 'p2',
  askEverything: seed % 16 === 3,
  concealDecisions: seed % 16 === 5,
  seed,
});

export const starterDuel = (seed: number): Duel => createDuel(starterDuelOptions(seed));

/** Two agents for the duel of a seed. In one of eight duels one of them is greedy, otherwise both are random. */
export const agentsFor = (seed: number): { readonly p1: Agent; readonly p2: Agent } => ({
  p1: seed % 8 === 7 ? greedyAgent : randomAgent(seed),
  p2: randomAgent(seed + 1_000_000),
});

/** Plays a duel to its end. `before` is called with each decision and its answer before the answer is given. */
export function playOn(
  duel: Duel,
  agents: { readonly p1: Agent; readonly p2: Agent },
  before: (decision: Decision, answer: readonly number[]) => void = () => {},
): void {
  for (let { decision } = duel; decision !== undefined; { decision } = duel) {
    const answer = agents[decision.player](duel.view(decision.player), decision);
    before(decision, answer);
    duel.choose(answer, decision.player);
  }
}

/** Maps any number to an answer: as few options as possible, starting from that one. */
export function pick({ options, min, limits }: Decision, number: number): readonly number[] {
  const required = limits?.required ?? [];
  const free = options.map((_, index) => index).filter((index) => !required.includes(index));
  const start = free.length === 0 ? 0 : number % free.length;
  const picked = [...required, ...free.slice(start), ...free.slice(0, start)];
  return picked.slice(0, Math.max(min, required.length));
}
