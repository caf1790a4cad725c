import { checkOptions, type KeysOf } from '../boundary/checkKeys.ts';
import { EngineError, OptionsError } from '../boundary/errors.ts';
import { formatValue, messageOf } from '../boundary/formatValue.ts';
import type { CardDefinition } from '../effects/language/vocabulary.ts';
import type { Duel } from '../engine/duel/duel.ts';
import { type DuelOptions, type DuelSettings, UNWATCHED_KEYS } from '../engine/duel/duelOptions.ts';
import type { RuntimeName } from '../engine/runtime/runtime.ts';
import { checkNumericSeed } from '../engine/runtime/settings.ts';
import type { DeckInput } from '../library/deck.ts';
import { type DuelEnd, PLAYERS, type Player, type Result } from '../table/nouns.ts';
import { type Agent, askAgent } from './agents.ts';
import { SEEDS, seedsFrom } from './seeds.ts';

/** What the maker of an agent gets to know about the game. */
export interface AgentSetup {
  /** The decks of both players, for agents that search. */
  readonly decks: { readonly [P in Player]: DeckInput };
  /** Custom cards. */
  readonly cards?: readonly CardDefinition[];
  /** The time limit for each decision of an agent that searches, in milliseconds. */
  readonly ms?: number;
  /** The maximum number of samples for each of its decisions. */
  readonly iterations?: number;
}

/** Creates an agent for one game, such as `randomAgent` or `() => greedyAgent`. */
export type AgentMaker = (seed: number, setup: AgentSetup) => Agent;

/** Options of a simulation. */
export interface SimulationOptions extends Omit<DuelSettings, 'inspect' | 'runtime'> {
  /** What runs the charts; `'compiled'` by default. */
  readonly runtime?: RuntimeName;
  /** 100.2. For each player, 40 card names or a deck from `parseDeck`. */
  readonly decks: { readonly [P in Player]: DeckInput };
  readonly agents: { readonly [P in Player]: AgentMaker };
  /** The number of games: a whole number of at least 1. */
  readonly games: number;
  /** A whole number from 0 to 2^53 - 1; 0 by default. The seed of each game is derived from this and the game's index. */
  readonly seed?: number;
  /**
   * 103.4. The player who takes the first turn; `alternating` by default: `p1` in games with an even index, `p2` in the
   * others.
   */
  readonly firstPlayer?: Player | 'alternating';
  /**
   * The index of the first game; 0 by default. A simulation split into ranges of indexes gives the same games as one run.
   */
  readonly from?: number;
}

/** A game of a simulation. */
export interface SimulatedGame {
  readonly index: number;
  readonly seed: number;
  readonly firstPlayer: Player;
  /** The number of decisions that the agents made. */
  readonly decisions: number;
  /** Undefined if the game failed. */
  readonly result: Result | undefined;
  readonly failure: GameFailure | undefined;
  readonly duel: Duel;
}

/** Why a game could not be finished: an agent threw or gave an illegal answer, or the engine failed. */
export interface GameFailure {
  readonly error: unknown;
  readonly message: string;
  /** A record that replays the game up to the failure. */
  readonly record: string;
}

/** The part of a game that `summarize` needs. */
export type CountedGame = Pick<SimulatedGame, 'firstPlayer' | 'decisions' | 'result'>;

/** A proportion with its 95 % confidence interval (Wilson score interval), as numbers from 0 to 1. */
export interface Share {
  readonly count: number;
  readonly of: number;
  /** `count / of`, or 0 if `of` is 0. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The summary of a simulation. */
export interface Simulation {
  readonly games: number;
  readonly finished: number;
  readonly failed: number;
  /** The share of finished games that each player won. */
  readonly wins: { readonly [P in Player]: Share };
  /** The share of finished games without a winner. */
  readonly draws: Share;
  /** The share of games with a winner that were won by the player who took the first turn. */
  readonly firstPlayerWins: Share;
  /** The number of turns in finished games; undefined if there are none. */
  readonly turns:
    | { readonly mean: number; readonly median: number; readonly least: number; readonly most: number }
    | undefined;
  /** The number of games by reason of their end, most frequent first; reasons that did not occur are omitted. */
  readonly endings: { readonly [E in DuelEnd]?: number };
  /** The number of decisions that the agents made in all games. */
  readonly decisions: number;
}

const KEYS: KeysOf<SimulationOptions> = {
  decks: true,
  agents: true,
  games: true,
  seed: true,
  firstPlayer: true,
  from: true,
  ...UNWATCHED_KEYS,
};

type CreateDuel = (options: DuelOptions) => Duel;

/** `simulatedGames` for a given `createDuel`. */
export function simulatedGamesWith(
  createDuel: CreateDuel,
  options: SimulationOptions,
): Generator<SimulatedGame, undefined> {
  const {
    agents,
    games,
    from = 0,
    firstPlayer = 'alternating',
    decks,
    seed: given = 0,
    ...settings
  } = checkOptions('options', options, KEYS);
  const seed = checkNumericSeed(given);
  checkCount('games', games, 1);
  checkCount('from', from, 0);
  if (![...PLAYERS, 'alternating'].includes(firstPlayer)) {
    throw new OptionsError(
      `firstPlayer: expected "p1", "p2" or "alternating", not ${formatValue(firstPlayer)}.`,
    );
  }
  for (const player of PLAYERS) {
    const maker: unknown = agents?.[player];
    if (typeof maker !== 'function')
      throw new OptionsError(
        `agents.${player}: expected a function that returns an agent, not ${formatValue(maker)}.`,
      );
  }
  const duelOptions = { runtime: 'compiled' as const, ...settings, decks };
  createDuel({ ...duelOptions, seed });
  return playGames(createDuel, duelOptions, agents, { seed, from, games, firstPlayer });
}

function checkCount(name: string, count: unknown, min: number): void {
  if (typeof count === 'number' && Number.isSafeInteger(count) && count >= min) return;
  throw new OptionsError(`${name}: expected a whole number of at least ${min}, not ${formatValue(count)}.`);
}

interface Series {
  readonly seed: number;
  readonly from: number;
  readonly games: number;
  readonly firstPlayer: Player | 'alternating';
}

function* playGames(
  createDuel: CreateDuel,
  options: Omit<DuelOptions, 'seed' | 'firstPlayer'>,
  agents: SimulationOptions['agents'],
  { seed, from, games, firstPlayer }: Series,
): Generator<SimulatedGame, undefined> {
  let index = 0;
  for (const seedOfGame of seedsFrom(seed)) {
    if (index >= from + games) return;
    if (index >= from) {
      const first = firstPlayer === 'alternating' ? (index % 2 === 0 ? 'p1' : 'p2') : firstPlayer;
      yield playGame(createDuel, { ...options, seed: seedOfGame, firstPlayer: first }, agents, index);
    }
    index++;
  }
}

/** What the agents of a duel receive. */
export const setupOf = ({ decks, cards }: Pick<DuelOptions, 'decks' | 'cards'>): AgentSetup => ({
  decks,
  ...(cards === undefined ? {} : { cards }),
});

function playGame(
  createDuel: CreateDuel,
  options: DuelOptions & { readonly seed: number; readonly firstPlayer: Player },
  makers: SimulationOptions['agents'],
  index: number,
): SimulatedGame {
  const { seed, firstPlayer } = options;
  const duel = createDuel(options);
  let decisions = 0;
  let failure: GameFailure | undefined;
  try {
    const setup = setupOf(options);
    const agents = { p1: makers.p1((seed + 1) % SEEDS, setup), p2: makers.p2((seed + 2) % SEEDS, setup) };
    for (let { decision } = duel; decision !== undefined; { decision } = duel) {
      const { player } = decision;
      duel.choose(askAgent(duel, agents[player]), player);
      decisions++;
    }
  } catch (error) {
    failure = {
      error,
      message: messageOf(error),
      record: error instanceof EngineError ? error.record : duel.record(),
    };
  }
  return { index, seed, firstPlayer, decisions, result: duel.result, failure, duel };
}

/**
 * Summarizes games, in any order.
 * @throws {OptionsError} if `games` is not a list of games.
 */
export function summarize(games: Iterable<CountedGame>): Simulation {
  if (typeof games?.[Symbol.iterator] !== 'function' || typeof games === 'string')
    throw new OptionsError(`games: expected games as simulatedGames plays, not ${formatValue(games)}.`);
  const wins = { p1: 0, p2: 0 };
  const endings: { [E in DuelEnd]?: number } = {};
  const turns: number[] = [];
  let all = 0;
  let firstPlayerWins = 0;
  let decisions = 0;
  for (const game of games) {
    if (typeof game !== 'object' || game === null)
      throw new OptionsError(
        `games[${all}]: expected a game as simulatedGames plays, not ${formatValue(game)}.`,
      );
    all++;
    decisions += game.decisions;
    if (game.result === undefined) continue;
    const { winner, reason, turn } = game.result;
    turns.push(turn);
    endings[reason] = (endings[reason] ?? 0) + 1;
    if (winner !== undefined) wins[winner]++;
    if (winner === game.firstPlayer) firstPlayerWins++;
  }
  const finished = turns.length;
  const won = wins.p1 + wins.p2;
  return {
    games: all,
    finished,
    failed: all - finished,
    wins: { p1: shareOf(wins.p1, finished), p2: shareOf(wins.p2, finished) },
    draws: shareOf(finished - won, finished),
    firstPlayerWins: shareOf(firstPlayerWins, won),
    turns: spreadOf(turns),
    endings: inOrder(endings),
    decisions,
  };
}

/** The 97.5th percentile of the normal distribution. */
const Z = 1.959963984540054;

/** A share with its Wilson score interval, which is reliable for few games and for shares near 0 and 1 too. */
function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 };
  const share = count / of;
  const weight = Z ** 2 / of;
  const middle = (share + weight / 2) / (1 + weight);
  const reach = (Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))) / (1 + weight);
  return { count, of, share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

function spreadOf(turns: readonly number[]): Simulation['turns'] {
  const sorted = [...turns].sort((a, b) => a - b);
  const [least] = sorted;
  const most = sorted.at(-1);
  if (least === undefined || most === undefined) return undefined;
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? most;
  const median = sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
  return { mean: sorted.reduce((sum, turn) => sum + turn, 0) / sorted.length, median, least, most };
}

/** Sorts endings by descending frequency, then by name. */
const inOrder = (endings: Simulation['endings']): Simulation['endings'] =>
  Object.fromEntries(Object.entries(endings).sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)));
