import * as engine from 'taiki';
import { attachInspector } from './attach.ts';

/**
 * The package `taiki` as imported by a program that `taiki inspect --attach` started: the functions that create a duel attach
 * a recorder to it, and everything else is re-exported.
 */
export * from 'taiki';

/** A program may play thousands of duels; only the first ones are recorded. */
const MAX_WATCHED_DUELS = 50;

const attached = await attachInspector({
  title: process.env['TAIKI_INSPECT_TITLE'] ?? 'An attached program',
  port: Number(process.env['TAIKI_INSPECT_PORT'] ?? 0),
  browser: process.env['TAIKI_INSPECT_OPEN'] === 'no' ? 'none' : 'open',
});
process.stderr.write(`Inspector: ${attached.url}\n`);

let created = 0;

function recorderFor(name: string): ReturnType<typeof attached.watch> | undefined {
  created++;
  if (created <= MAX_WATCHED_DUELS) return attached.watch(`${name} ${created}`);
  if (created === MAX_WATCHED_DUELS + 1)
    process.stderr.write(`Inspector: only the first ${MAX_WATCHED_DUELS} duels are recorded.\n`);
  return undefined;
}

/** Keeps the inspector that the program passed, if any. */
function combine(programs: engine.Inspect | undefined, ours: engine.DuelInspector): engine.DuelInspector {
  if (programs === undefined) return ours;
  const theirs: engine.DuelInspector = typeof programs === 'function' ? { next: programs } : programs;
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
  const recorder = recorderFor('duel');
  if (recorder === undefined) return engine.createDuel(options);
  const duel = engine.createDuel({ ...options, inspect: combine(options.inspect, recorder) });
  recorder.follow(duel);
  return duel;
};

export const restoreDuel: typeof engine.restoreDuel = (snapshot, settings) => {
  const recorder = recorderFor('restored duel');
  return engine.restoreDuel(
    snapshot,
    recorder === undefined ? settings : { ...settings, inspect: combine(settings?.inspect, recorder) },
  );
};

export const replay: typeof engine.replay = (text, settings) => {
  const recorder = recorderFor('replayed duel');
  if (recorder === undefined) return engine.replay(text, settings);
  let steps = 0;
  return engine.replay(text, {
    ...settings,
    inspect: combine(settings?.inspect, recorder),
    onStep: (duel) => {
      if (steps++ === 0) recorder.follow(duel);
      settings?.onStep?.(duel);
    },
  });
};
