import picocolors from 'picocolors';

export type Palette = ReturnType<typeof picocolors.createColors>;

export const paletteFor = (ink: 'colored' | 'plain'): Palette => picocolors.createColors(ink === 'colored');

/** What the commands know of the world around them; a test hands in its own. */
export interface Host {
  /** Writes a line to where results go. */
  readonly print: (line: string) => void;
  /** Writes a line to where complaints go. */
  readonly complain: (line: string) => void;
  readonly palette: Palette;
  /** How many characters fit on a line. */
  readonly columns: number;
  /** Whether a person sits there: questions can be asked. */
  readonly interactive: boolean;
  readonly randomSeed: () => number;
}

const PLAIN_COLUMNS = 100;
const WIDEST = 120;

/** The terminal or pipe that this process was started in. Colour only on a terminal, and never with NO_COLOR. */
export function processHost(): Host {
  const { stdin, stdout, stderr, env } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  const colored = stdout.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  return {
    print: (line) => void stdout.write(`${line}\n`),
    complain: (line) => void stderr.write(`${line}\n`),
    palette: paletteFor(colored ? 'colored' : 'plain'),
    columns: stdout.isTTY ? Math.min(stdout.columns, WIDEST) : PLAIN_COLUMNS,
    interactive: stdin.isTTY && stdout.isTTY,
    randomSeed: () => Math.floor(Math.random() * 1_000_000),
  };
}
