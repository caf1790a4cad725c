import type { Engine } from 'taiki/engine';
import { type DuelInspector, type Inspect, readInspection } from 'taiki/inspect';
import { gate } from '../core/attach/gate.ts';
import { Recorder } from '../recording/recorder.ts';
import { decisionGate } from './duelGate.ts';
import { reportDuel, reported } from './duelReporter.ts';
import { recordSink } from './recordSink.ts';

/** A program may play thousands of duels; only the first ones are recorded. */
const MAX_WATCHED_DUELS = 50;

type DuelFunctions = Pick<Engine, 'createDuel' | 'restoreDuel' | 'replay'>;

/** An engine with cards of its own; `taiki` itself has none to report. */
type Instrumented = DuelFunctions & Partial<Pick<Engine, 'cards'>>;

let created = 0;

/** Records a duel, and waits at its decisions. */
interface DuelWatch {
  readonly recorder: Recorder;
  readonly inspector: DuelInspector;
}

function watchFor(name: string, { cards }: Instrumented): DuelWatch | undefined {
  created++;
  if (created <= MAX_WATCHED_DUELS) {
    const title = `${name} ${created}`;
    reportDuel({ type: 'duel', duel: created, title, cards });
    const recorder = reported(new Recorder({ title, sinks: [recordSink(created, reportDuel)] }));
    return {
      recorder,
      inspector: waiting(recorder, gate === undefined ? undefined : decisionGate(gate, created, recorder)),
    };
  }
  if (created === MAX_WATCHED_DUELS + 1)
    process.stderr.write(`Inspector: only the first ${MAX_WATCHED_DUELS} duels are recorded.\n`);
  return undefined;
}

/** The recorder, which calls back whenever the duel has settled and waits for an answer. */
function waiting(recorder: Recorder, atDecision: (() => void) | undefined): DuelInspector {
  if (atDecision === undefined) return recorder;
  return {
    contexts: recorder.contexts,
    guard: recorder.guard,
    next: (event) => {
      recorder.next(event);
      const inspection = readInspection(event);
      if (inspection?.kind === 'settled' && isAsking(inspection.context)) atDecision();
    },
  };
}

const isAsking = (context: unknown): boolean =>
  typeof context === 'object' && context !== null && 'decision' in context && context.decision !== undefined;

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
      const watch = watchFor('duel', engine);
      if (watch === undefined) return createDuel(options);
      const duel = createDuel({ ...options, inspect: combine(options.inspect, watch.inspector) });
      watch.recorder.follow(duel);
      return duel;
    },
    restoreDuel: (snapshot, settings) => {
      const watch = watchFor('restored duel', engine);
      return restoreDuel(
        snapshot,
        watch === undefined
          ? settings
          : { ...settings, inspect: combine(settings?.inspect, watch.inspector) },
      );
    },
    replay: (text, settings) => {
      const watch = watchFor('replayed duel', engine);
      if (watch === undefined) return replay(text, settings);
      let steps = 0;
      return replay(text, {
        ...settings,
        inspect: combine(settings?.inspect, watch.inspector),
        onStep: (duel) => {
          if (steps++ === 0) watch.recorder.follow(duel);
          settings?.onStep?.(duel);
        },
      });
    },
  };
}
