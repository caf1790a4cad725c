import { Recorder, type RecorderOptions, type Trace, TraceReader } from '@taiki/inspector';
import { createDuel, type Duel } from 'taiki';
import { agentsFor, playOn, starterDuelOptions } from '../support/starterDuels.ts';

/** A duel of the starter decks that was recorded from its beginning to its end. */
export function recorded(
  seed: number,
  options: RecorderOptions = {},
): { readonly duel: Duel; readonly recorder: Recorder; readonly trace: Trace; readonly reader: TraceReader } {
  const recorder = new Recorder({ title: `seed ${seed}`, ...options });
  const duel = createDuel({ ...starterDuelOptions(seed), inspect: recorder });
  recorder.follow(duel);
  playOn(duel, agentsFor(seed));
  recorder.close();
  const { trace } = recorder;
  return { duel, recorder, trace, reader: new TraceReader(trace) };
}

/** The same values as they come back from JSON: what is undefined is left out. */
export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));
