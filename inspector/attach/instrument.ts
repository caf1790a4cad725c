import type { Engine } from 'taiki/engine';
import type { DuelInspector, Inspect } from 'taiki/inspect';
import { Recorder } from '../recording/recorder.ts';
import { report, reported, sinkOf } from './reporter.ts';

/** A program may play thousands of duels; only the first ones are recorded. */
const MAX_WATCHED_DUELS = 50;

type DuelFunctions = Pick<Engine, 'createDuel' | 'restoreDuel' | 'replay'>;

/** An engine with cards of its own; `taiki` itself has none to report. */
type Instrumented = DuelFunctions & Partial<Pick<Engine, 'cards'>>;

let created = 0;

function recorderFor(name: string, { cards }: Instrumented): Recorder | undefined {
  created++;
  if (created <= MAX_WATCHED_DUELS) {
    const title = `${name} ${created}`;
    report({ type: 'duel', duel: created, title, cards });
    return reported(new Recorder({ title, sinks: [sinkOf(created)] }));
  }
  if (created === MAX_WATCHED_DUELS + 1)
    process.stderr.write(`Inspector: only the first ${MAX_WATCHED_DUELS} duels are recorded.\n`);
  return undefined;
}

/** Keeps the inspector that the program passed, if any. */
function combine(programs: Inspect | undefined, ours: DuelInspector): DuelInspector {
  if (programs === undefined) return ours;
  const theirs: DuelInspector = typeof programs === 'function' ? { next: programs } : programs;
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

/** The functions of an engine that create a duel, each of which attaches a recorder to it. */
export function instrument(engine: Instrumented): DuelFunctions {
  const { createDuel, restoreDuel, replay } = engine;
  return {
    createDuel: (options) => {
      const recorder = recorderFor('duel', engine);
      if (recorder === undefined) return createDuel(options);
      const duel = createDuel({ ...options, inspect: combine(options.inspect, recorder) });
      recorder.follow(duel);
      return duel;
    },
    restoreDuel: (snapshot, settings) => {
      const recorder = recorderFor('restored duel', engine);
      return restoreDuel(
        snapshot,
        recorder === undefined ? settings : { ...settings, inspect: combine(settings?.inspect, recorder) },
      );
    },
    replay: (text, settings) => {
      const recorder = recorderFor('replayed duel', engine);
      if (recorder === undefined) return replay(text, settings);
      let steps = 0;
      return replay(text, {
        ...settings,
        inspect: combine(settings?.inspect, recorder),
        onStep: (duel) => {
          if (steps++ === 0) recorder.follow(duel);
          settings?.onStep?.(duel);
        },
      });
    },
  };
}
