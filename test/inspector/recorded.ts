import { Recorder, type RecorderOptions, type Trace, TraceReader } from '@taiki/inspector';
import { createDuel, type Duel } from 'taiki';
import { agentsFor, playOn, starterDuelOptions } from '../support/starterDuels.ts';

/** A complete recorded duel between the starter decks. */
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

/** A value after a round trip through JSON, which drops undefined properties. */
export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));
