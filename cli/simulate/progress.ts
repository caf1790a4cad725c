import { SingleBar } from 'cli-progress';

/** The progress of a simulation. */
export interface Progress {
  add(games: number): void;
  /** Clears the line of the bar, for another line to be printed above it. */
  clear(): void;
  end(): void;
}

const CLEAR_LINE = '\r\u001b[K';
const LINE_EVERY_MS = 10_000;

interface Pace {
  readonly rate: string;
  readonly left: string;
}

/** Until a duel is over nobody knows how long the others take. */
function paceOf(done: number, games: number, seconds: number): Pace {
  if (done === 0) return { rate: '-', left: 'unknown time' };
  const perSecond = done / seconds;
  return { rate: perSecond.toFixed(perSecond < 10 ? 1 : 0), left: duration((games - done) / perSecond) };
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** A progress bar with rate and remaining time; without a terminal, a line every ten seconds. */
export function progressOver(games: number, stream: NodeJS.WriteStream): Progress {
  return stream.isTTY ? barOver(games, stream) : linesOver(games, stream);
}

function barOver(games: number, stream: NodeJS.WriteStream): Progress {
  const began = performance.now();
  const bar = new SingleBar({
    stream,
    format: '{bar} {value} of {total} duels · {rate} per second · {left} left',
    barCompleteChar: '━',
    barIncompleteChar: '─',
    hideCursor: true,
    clearOnComplete: true,
    forceRedraw: true,
  });
  const pace = (done: number) => paceOf(done, games, (performance.now() - began) / 1000);
  bar.start(games, 0, pace(0));
  let done = 0;
  return {
    add: (more) => {
      done += more;
      bar.update(done, pace(done));
    },
    clear: () => void stream.write(CLEAR_LINE),
    end: () => bar.stop(),
  };
}

function linesOver(games: number, stream: NodeJS.WriteStream): Progress {
  const began = performance.now();
  let done = 0;
  const timer = setInterval(() => {
    const { rate, left } = paceOf(done, games, (performance.now() - began) / 1000);
    stream.write(`${done} of ${games} duels · ${rate} per second · ${left} left\n`);
  }, LINE_EVERY_MS);
  return {
    add: (more) => {
      done += more;
    },
    clear: () => {},
    end: () => clearInterval(timer),
  };
}
