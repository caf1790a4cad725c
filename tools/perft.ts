// `npm run perft` regenerates docs/perft.md: the number of sequences of answers from each position of test/perft. Tests count again.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { perftPositions } from '../test/perft/perftPositions.ts';
import { countPerft, type PerftRow, printPerftPage } from '../test/perft/printPerft.ts';

const rows: PerftRow[] = [];
for (const position of perftPositions)
  for (let depth = 1; depth <= position.depth; depth++) rows.push(countPerft(position, depth));
writeFileSync(
  fileURLToPath(new URL('../docs/perft.md', import.meta.url)),
  printPerftPage(perftPositions, rows),
);
const sequences = rows.reduce((sum, row) => sum + row.sequences, 0);
console.log(`wrote docs/perft.md: ${perftPositions.length} positions, ${sequences} sequences`);
