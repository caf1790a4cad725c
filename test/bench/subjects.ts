import { Chess } from 'chessops/chess';
import {
  type Answer,
  allCards,
  createDuel,
  type DeckInput,
  type Duel,
  determinize,
  type Position,
  type RuntimeName,
  restoreDuel,
  starterDecks,
} from 'taiki';
import { CARD_TYPE_FACTS } from '../../effects/language/cardTypes.ts';
import { numbersFrom } from './chess.ts';
import type { Subject } from './inTurns.ts';

type Decks = (seed: number) => { readonly p1: DeckInput; readonly p2: DeckInput };

const [first, second] = Object.values(starterDecks);
if (first === undefined || second === undefined) throw new Error('The benchmark needs two starter decks.');

export const starters: Decks = (seed) =>
  seed % 2 === 0 ? { p1: first, p2: second } : { p1: second, p2: first };

const names = allCards.filter(({ type }) => CARD_TYPE_FACTS[type].home === undefined).map(({ name }) => name);

/** Decks of forty different cards, spread over all cards that come with the engine. */
export const anyCards: Decks = (seed) => {
  const from = (start: number): DeckInput =>
    Array.from({ length: 40 }, (_, index) => names[(start + index * 7) % names.length] ?? '');
  return { p1: from(seed), p2: from(seed * 3 + 1) };
};

/** Makes a random legal choice. Where limits restrict the answers, it is one of the first sixteen. */
function chooseAtRandom(duel: Duel, next: () => number): void {
  const { decision } = duel;
  if (decision === undefined) return;
  const { options, min, max, limits } = decision;
  if (limits !== undefined) {
    const answers: Answer[] = [];
    for (const answer of duel.legalChoices()) if (answers.push(answer) === 16) break;
    duel.choose(answers[next() % answers.length] ?? []);
    return;
  }
  const count = min + (next() % (Math.min(max, options.length) - min + 1));
  const left = options.map((_, index) => index);
  duel.choose(Array.from({ length: count }, () => left.splice(next() % left.length, 1)[0] ?? 0));
}

/** Whole random duels on a runtime. */
export const duels =
  (runtime: RuntimeName, decksOf: Decks): Subject =>
  (seed) => {
    const next = numbersFrom(seed);
    const duel = createDuel({ decks: decksOf(seed), seed, runtime });
    let decisions = 0;
    for (; duel.decision !== undefined; decisions++) chooseAtRandom(duel, next);
    return { decisions, games: 1 };
  };

/** A duel after so many random choices. */
export function duelAfter(choices: number, runtime: RuntimeName): Duel {
  const next = numbersFrom(1);
  const duel = createDuel({ decks: starters(0), seed: 1, runtime });
  for (let count = 0; count < choices; count++) chooseAtRandom(duel, next);
  return duel;
}

const REPEATED = 200;

const repeated =
  (name: string, action: (seed: number) => void): Subject =>
  () => {
    for (let count = 0; count < REPEATED; count++) action(count);
    return { [name]: REPEATED };
  };

/** A position that agrees with what p1 knows. */
const sampleOf = (duel: Duel, seed: number): Position =>
  determinize(duel.view('p1'), duel.logFor('p1'), { decks: starters(0), seed });

/** Copies of a game in progress: a clone of a chess position, and copies of a duel. */
export function copies() {
  const position = Chess.default();
  const duel = duelAfter(50, 'compiled');
  const onXState = duelAfter(50, 'xstate');
  const saved = duel.snapshot();
  return {
    'clone, chessops': repeated('copies', () => position.clone()),
    'fork, compiled': repeated('copies', () => duel.fork()),
    'fork, XState': repeated('copies', () => onXState.fork()),
    snapshot: repeated('copies', () => duel.snapshot()),
    'snapshot to JSON text': repeated('copies', () => JSON.stringify(saved)),
    'restore, compiled': repeated('copies', () => restoreDuel(saved, { runtime: 'compiled' })),
    determinize: repeated('copies', (seed) => sampleOf(duel, seed)),
    'determinize and create': repeated('copies', (seed) =>
      createDuel({ position: sampleOf(duel, seed), seed, runtime: 'compiled' }),
    ),
  };
}
