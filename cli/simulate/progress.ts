import { SingleBar } from 'cli-progress';

/** How far a simulation is. */
export interface Progress {
  add(games: number): void;
  end(): void;
}

const SILENT: Progress = { add: () => {}, end: () => {} };

/** A bar with the rate and the time left, where a person looks at it. */
export function progressOver(games: number, stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) return SILENT;
  const began = performance.now();
  const bar = new SingleBar({
    stream,
    format: '{bar} {value} of {total} duels · {rate} a second · {eta_formatted} left',
    barCompleteChar: '━',
    barIncompleteChar: '─',
    hideCursor: true,
    clearOnComplete: true,
    etaBuffer: 20,
  });
  bar.start(games, 0, { rate: '-' });
  let done = 0;
  return {
    add: (more) => {
      done += more;
      bar.update(done, { rate: ((done / (performance.now() - began)) * 1000).toFixed(0) });
    },
    end: () => bar.stop(),
  };
}
