import { Chess } from 'chessops/chess';
import { starterDecks } from 'taiki';
import { VectorDuels } from 'taiki/learning';
import { chess, numbersFrom } from './chess.ts';
import { inTurns, processorTime, type Subject } from './inTurns.ts';

/**
 * Measures observations in processor time: steps of one duel and of 64 duels at once, each with a random pick in each duel, in turns with
 * chessops.
 */

const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };

const ROUNDS = 20;

function stepping(duels: number): Subject {
  const vector = new VectorDuels({ duels, decks });
  const next = numbersFrom(1);
  const slots = new Int32Array(duels);
  const [width = 0] = vector.schema.arrays.mask.shape;
  const { mask } = vector.observations;
  const pick = (row: number): number => {
    let left = 0;
    for (let slot = 0; slot < width; slot++) left += mask[row * width + slot] ?? 0;
    left = next() % left;
    for (let slot = 0; slot < width; slot++) if (mask[row * width + slot] === 1 && left-- === 0) return slot;
    return -1;
  };
  return () => {
    for (let round = 0; round < ROUNDS; round++) {
      for (let row = 0; row < duels; row++) slots[row] = pick(row);
      vector.step(slots);
    }
    return { steps: ROUNDS * duels };
  };
}

const clone: Subject = () => {
  const position = Chess.default();
  for (let count = 0; count < 200; count++) position.clone();
  return { clones: 200 };
};

const isQuick = process.argv.includes('--quick');
const rates = inTurns(
  { chess, clone, one: stepping(1), many: stepping(64) },
  {
    ...(isQuick ? { rounds: 1, turn: 500, warmUp: 500 } : { rounds: 5, turn: 2000, warmUp: 3000 }),
    clock: processorTime,
  },
);
const { bytes } = new VectorDuels({ duels: 1, decks }).schema;
const clones = rates.clone['clones'] ?? Number.NaN;
console.log(
  `chessops: ${(rates.chess['decisions'] ?? Number.NaN).toFixed(0)} decisions, ${clones.toFixed(0)} clones in a second of processor time`,
);
for (const [name, rate] of [
  ['1 duel', rates.one],
  ['64 duels', rates.many],
] as const) {
  const steps = rate['steps'] ?? Number.NaN;
  console.log(
    `${name}: ${steps.toFixed(0)} steps, a step in the time of ${(clones / steps).toFixed(0)} clones`,
  );
}
console.log(`${bytes} bytes an observation`);
