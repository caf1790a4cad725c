import picocolors from 'picocolors';
import { type Seed, secretSeed } from 'taiki';
import { reasonOf } from './files.ts';

export type Palette = ReturnType<typeof picocolors.createColors>;

export const paletteFor = (ink: 'colored' | 'plain'): Palette => picocolors.createColors(ink === 'colored');

/** The environment of a command; tests pass their own. */
export interface Host {
  /** Writes a line of results. */
  readonly print: (line: string) => void;
  /** Writes a line of errors or progress. */
  readonly printError: (line: string) => void;
  readonly palette: Palette;
  /** Characters per line. */
  readonly columns: number;
  /** Whether input and output are a terminal, so prompts are possible. */
  readonly interactive: boolean;
  /** The seed of a duel between agents: short, to be typed again. */
  readonly randomSeed: () => number;
  /** The seed of a duel that somebody plays. */
  readonly secretSeed: () => Seed;
}

const PLAIN_COLUMNS = 100;
const MIN_COLUMNS = 40;
const MAX_COLUMNS = 120;

/** The columns of lines. A terminal without a size, such as one that a program has opened, says 0. */
export const columnsAt = ({ isTTY, columns }: Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>): number =>
  isTTY && columns > 0 ? Math.min(Math.max(columns, MIN_COLUMNS), MAX_COLUMNS) : PLAIN_COLUMNS;

/** The terminal or pipe of this process. Colors only on a terminal, and never with NO_COLOR. */
export function processHost(): Host {
  const { stdin, stdout, stderr, env } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    stderr.write(`error: Cannot write to standard output: ${reasonOf(error)}.\n`);
    process.exit(1);
  });
  // Nobody reads progress and errors any more: the exit code still tells.
  stderr.on('error', () => {});
  const colored = stdout.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  return {
    print: (line) => void stdout.write(`${line}\n`),
    printError: (line) => void stderr.write(`${line}\n`),
    palette: paletteFor(colored ? 'colored' : 'plain'),
    columns: columnsAt(stdout),
    interactive: stdin.isTTY && stdout.isTTY,
    randomSeed: () => Math.floor(Math.random() * 1_000_000),
    secretSeed,
  };
}
