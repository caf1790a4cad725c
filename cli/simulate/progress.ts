import { SingleBar } from 'cli-progress';

/** The progress of a simulation. */
export interface Progress {
  add(games: number): void;
  /** Clears the line of the bar, for another line to be printed above it. */
  clear(): void;
  end(): void;
}

const SILENT: Progress = { add: () => {}, clear: () => {}, end: () => {} };
const CLEAR_LINE = '\r\u001b[K';

/** A progress bar with rate and remaining time; silent if the stream is not a terminal. */
export function progressOver(games: number, stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) return SILENT;
  const began = performance.now();
  const bar = new SingleBar({
    stream,
    format: '{bar} {value} of {total} duels · {rate} per second · {eta_formatted} left',
    barCompleteChar: '━',
    barIncompleteChar: '─',
    hideCursor: true,
    clearOnComplete: true,
    etaBuffer: 20,
    forceRedraw: true,
  });
  bar.start(games, 0, { rate: '-' });
  let done = 0;
  return {
    add: (more) => {
      done += more;
      bar.update(done, { rate: ((done / (performance.now() - began)) * 1000).toFixed(0) });
    },
    clear: () => void stream.write(CLEAR_LINE),
    end: () => bar.stop(),
  };
}
