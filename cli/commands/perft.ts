import type { Command } from 'commander';
import { createDuel, type Duel, PositionError, parsePosition } from 'taiki';
import type { PerftCount } from 'taiki/testing';
import { countFrom, numericSeedFrom } from '../arguments.ts';
import { readText } from '../files.ts';
import type { Host } from '../host.ts';

const EXAMPLES = `
Examples:
  $ taiki perft position.txt --depth 4             the number of sequences of up to 4 answers
  $ taiki perft position.txt --depth 4 --divide    for each answer to the first decision

Two implementations of the rules that agree have the same numbers and digests; docs/perft.md has 52 positions with theirs, and says
what is counted. Shuffles are seeded: use positions in which they do not matter.
`;

interface PerftOptions {
  readonly depth: number;
  readonly divide?: true;
  readonly seed: number;
}

export function addPerft(program: Command, host: Host): void {
  program
    .command('perft')
    .description('count the sequences of legal answers from a position, to compare implementations')
    .argument('<position>', 'a file with a position in text form')
    .requiredOption('-d, --depth <n>', 'the number of answers', countFrom)
    .option('--divide', 'count for each answer to the first decision')
    .option('-s, --seed <n>', 'the seed of shuffles', numericSeedFrom, 0)
    .addHelpText('after', EXAMPLES)
    .action((file: string, options: PerftOptions) => printPerft(host, file, options));
}

function duelFrom(file: string, seed: number): Duel {
  try {
    return createDuel({ position: parsePosition(readText(file)), seed, runtime: 'compiled' });
  } catch (cause) {
    if (cause instanceof PositionError) throw new PositionError(`${file}: ${cause.message}`);
    throw cause;
  }
}

const countText = ({ sequences, ended, digest }: PerftCount): string =>
  `${sequences} ${sequences === 1 ? 'sequence' : 'sequences'}${ended === 0 ? '' : `, ${ended} ended before`}, digest ${digest}`;

async function printPerft(host: Host, file: string, { depth, divide, seed }: PerftOptions): Promise<void> {
  const duel = duelFrom(file, seed);
  const { perft } = await import('taiki/testing');
  const { print, palette } = host;
  if (!divide) {
    for (let length = 1; length <= depth; length++)
      print(`depth ${length}: ${countText(perft(duel, length))}`);
    return;
  }
  const { branches, ...all } = perft(duel, depth);
  if (duel.decision !== undefined)
    print(palette.dim(`${duel.decision.player} is asked ${duel.decision.kind}: ${duel.decision.prompt}`));
  for (const branch of branches) print(`${branch.choice}: ${countText(branch)}`);
  print(`depth ${depth}: ${countText(all)}`);
}
