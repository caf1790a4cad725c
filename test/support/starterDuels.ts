import {
  type Agent,
  createDuel,
  type Decision,
  type Duel,
  type DuelOptions,
  greedyAgent,
  randomAgent,
} from 'taiki';
import { starterDecks } from '../../engine/starterDecks.ts';

const { 'radiant-tide': tide, 'burning-shadow': shadow } = starterDecks;

/** A duel of the starter decks. The seed also says who has which deck, who begins, and how much is asked. */
export const starterDuelOptions = (seed: number): DuelOptions => ({
  decks: seed % 2 === 0 ? { p1: tide, p2: shadow } : { p1: shadow, p2: tide },
  firstPlayer: seed % 4 < 2 ? 'p1' : 'p2',
  askEverything: seed % 16 === 3,
  concealDecisions: seed % 16 === 5,
  seed,
});

export const starterDuel = (seed: number): Duel => createDuel(starterDuelOptions(seed));

/** Two agents that play a duel of this seed; in one of eight duels one of them plays to win. */
export const agentsFor = (seed: number): { readonly p1: Agent; readonly p2: Agent } => ({
  p1: seed % 8 === 7 ? greedyAgent : randomAgent(seed),
  p2: randomAgent(seed + 1_000_000),
});

/** Plays on with two agents. `before` sees every decision and its answer before it is given. */
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

/** Answers by a list of numbers, each of which always names something: picks as many options as must be, from there on. */
export function pick({ options, min, limits }: Decision, number: number): readonly number[] {
  const required = limits?.required ?? [];
  const free = options.map((_, index) => index).filter((index) => !required.includes(index));
  const start = free.length === 0 ? 0 : number % free.length;
  const picked = [...required, ...free.slice(start), ...free.slice(0, start)];
  return picked.slice(0, Math.max(min, required.length));
}
