import * as engine from 'taiki';
import { attachInspector } from './attach.ts';

/**
 * The package `taiki` as a program sees it that was started by `taiki inspect --attach`: every duel that it makes is watched,
 * and everything else is as it was.
 */
export * from 'taiki';

/** Duels after these are not watched: a program may play thousands. */
const WATCHED_AT_MOST = 50;

const attached = await attachInspector({
  title: process.env['TAIKI_INSPECT_TITLE'] ?? 'An attached program',
  port: Number(process.env['TAIKI_INSPECT_PORT'] ?? 0),
  browser: process.env['TAIKI_INSPECT_OPEN'] === 'no' ? 'left' : 'opened',
});
process.stderr.write(`Inspector: ${attached.url}\n`);

let watched = 0;

function watch(name: string): ReturnType<typeof attached.watch> | undefined {
  watched++;
  if (watched <= WATCHED_AT_MOST) return attached.watch(`${name} ${watched}`);
  if (watched === WATCHED_AT_MOST + 1)
    process.stderr.write(`Inspector: the first ${WATCHED_AT_MOST} duels are watched, and no more.\n`);
  return undefined;
}

/** Two inspectors as one, where the program has its own. */
function both(own: engine.Inspect | undefined, ours: engine.DuelInspector): engine.DuelInspector {
  if (own === undefined) return ours;
  const theirs: engine.DuelInspector = typeof own === 'function' ? { next: own } : own;
  return {
    next: (event) => {
      theirs.next?.(event);
      ours.next?.(event);
    },
    guard: (asked) => {
      theirs.guard?.(asked);
      ours.guard?.(asked);
    },
  };
}

export const createDuel: typeof engine.createDuel = (options) => {
  const recorder = watch('duel');
  if (recorder === undefined) return engine.createDuel(options);
  const duel = engine.createDuel({ ...options, inspect: both(options.inspect, recorder) });
  recorder.follow(duel);
  return duel;
};

export const restoreDuel: typeof engine.restoreDuel = (snapshot, settings) => {
  const recorder = watch('restored duel');
  return engine.restoreDuel(
    snapshot,
    recorder === undefined ? settings : { ...settings, inspect: both(settings?.inspect, recorder) },
  );
};

export const replay: typeof engine.replay = (text, settings) => {
  const recorder = watch('replayed duel');
  if (recorder === undefined) return engine.replay(text, settings);
  let steps = 0;
  return engine.replay(text, {
    ...settings,
    inspect: both(settings?.inspect, recorder),
    onStep: (duel) => {
      if (steps++ === 0) recorder.follow(duel);
      settings?.onStep?.(duel);
    },
  });
};
