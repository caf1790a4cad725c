import { chess } from '../bench/chess.ts';
import { inTurns } from '../bench/inTurns.ts';

/** Random plies of chess in a second on the machine of docs/performance.md. */
const REFERENCE = 100_000;

/** How many times as long this machine takes now as that of docs/performance.md, by random games of chess; at least 1. */
export function slowness(): number {
  const { chess: rates } = inTurns({ chess }, { rounds: 5, turn: 100, warmUp: 500 });
  return Math.max(1, REFERENCE / (rates['decisions'] ?? REFERENCE));
}
