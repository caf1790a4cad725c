import { Chess } from 'chessops/chess';
import type { Subject } from './inTurns.ts';

/** A quick generator of numbers from 0 to 2^32 - 1, so that choosing at random costs next to nothing. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** A random game of chess ends after so many plies; without a limit most last for hundreds more. */
export const MAX_PLIES = 200;

/** The yardstick: random games of chess, with pure rules in TypeScript. */
export const chess: Subject = (seed) => {
  const next = numbersFrom(seed);
  const position = Chess.default();
  let decisions = 0;
  for (; decisions < MAX_PLIES && !position.isEnd(); decisions++) {
    const moves: (readonly [from: number, to: number])[] = [];
    for (const [from, targets] of position.allDests()) for (const to of targets) moves.push([from, to]);
    const [from, to] = moves[next() % moves.length] ?? [0, 0];
    const promotes = position.board.get(from)?.role === 'pawn' && (to < 8 || to >= 56);
    position.play({ from, to, ...(promotes ? { promotion: 'queen' } : {}) });
  }
  return { decisions, games: 1 };
};
