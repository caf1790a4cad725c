import { askAgent, createDuel, type Duel, greedyAgent, searchAgent, starterDecks } from 'taiki';

/** What a search spends its time on. */
export interface SearchShare {
  /** Samples that are played in a second. */
  readonly samplesPerSecond: number;
  /** The share of the time that is not spent in `choose`, which is where the rules run. */
  readonly outsideRules: number;
}

const ITERATIONS = 200;
const deck = starterDecks['burning-shadow'];
const decks = { p1: deck, p2: deck };

/** Measures searches at the decisions of a duel between greedy agents. */
export function measureSearch(decisions: number): SearchShare {
  const duel = createDuel({ decks, seed: 1, runtime: 'compiled' });
  const rules = timedChoose(duel);
  const agent = searchAgent({ decks, iterations: ITERATIONS });
  let searches = 0;
  let total = 0;
  let inRules = 0;
  try {
    for (let { decision } = duel; decision !== undefined && searches < decisions; { decision } = duel) {
      const isSearched = decision.kind === 'main' || decision.kind === 'attack';
      if (isSearched && decision.options.length > 1) {
        const before = rules.milliseconds;
        const began = performance.now();
        askAgent(duel, agent);
        const took = performance.now() - began;
        if (rules.milliseconds > before) {
          searches++;
          total += took;
          inRules += rules.milliseconds - before;
        }
      }
      duel.choose(askAgent(duel, greedyAgent));
    }
  } finally {
    rules.restore();
  }
  return { samplesPerSecond: (1000 * searches * ITERATIONS) / total, outsideRules: 1 - inRules / total };
}

/** Counts the time that all duels spend in `choose`. */
function timedChoose(duel: Duel) {
  const prototype: Pick<Duel, 'choose'> = Object.getPrototypeOf(duel);
  const { choose } = prototype;
  const timed = { milliseconds: 0, restore: () => Object.assign(prototype, { choose }) };
  Object.assign(prototype, {
    choose(this: Duel, ...args: Parameters<Duel['choose']>): void {
      const began = performance.now();
      try {
        choose.apply(this, args);
      } finally {
        timed.milliseconds += performance.now() - began;
      }
    },
  });
  return timed;
}
