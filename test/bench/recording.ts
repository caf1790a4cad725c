import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileSink, Recorder } from '@taiki/inspector';
import { createDuel, playOut, randomAgent } from 'taiki';
import type { Inspect } from 'taiki/inspect';
import { median } from './inTurns.ts';
import { starters } from './subjects.ts';

export function playDuel(seed: number, inspect?: Inspect): void {
  const duel = createDuel({ decks: starters(0), seed, ...(inspect === undefined ? {} : { inspect }) });
  playOut(duel, { p1: randomAgent(seed + 1), p2: randomAgent(seed + 2) });
}

/** Milliseconds of processor time, so that other programs on the machine do not distort it. */
function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** How a duel is recorded. */
export interface Recording {
  readonly name: string;
  /** Milliseconds of processor time of a duel. */
  readonly milliseconds: number;
  /** Beyond the duel that is not recorded: 0.5 is half as much again. */
  readonly overhead: number;
}

/** Measures duels with and without a recorder in turns. Also returns the size of the trace of one duel in bytes. */
export function measureRecordings(
  rounds: number,
  duels: number,
): { readonly recordings: readonly Recording[]; readonly traceBytes: number } {
  const folder = mkdtempSync(join(tmpdir(), 'taiki-bench-'));
  const file = join(folder, 'trace.jsonl');
  const modes: Readonly<Record<string, (seed: number) => void>> = {
    'not attached': (seed) => playDuel(seed),
    'attached, all records in memory': (seed) => {
      const recorder = new Recorder();
      playDuel(seed, recorder);
      recorder.close();
    },
    'attached, all records read': (seed) => {
      const recorder = new Recorder();
      playDuel(seed, recorder);
      recorder.close();
      if (recorder.records.length === 0) throw new Error('Nothing was recorded.');
    },
    'attached, and every explanation': (seed) => {
      const recorder = new Recorder();
      playDuel(seed, recorder);
      recorder.close();
      for (const record of recorder.records) if (record.kind === 'explain') void record.explanations;
    },
    'attached, all records in a file': (seed) => {
      const recorder = new Recorder({ sinks: [fileSink(file)] });
      playDuel(seed, recorder);
      recorder.close();
    },
  };
  const names = Object.keys(modes);
  const times = new Map<string, number[]>(names.map((name) => [name, []]));
  const seeds = Array.from({ length: duels }, (_, seed) => seed);
  for (let round = 0; round <= rounds; round++) {
    for (const [name, play] of Object.entries(modes)) {
      const time = cpuTime(() => seeds.forEach(play));
      if (round > 0) times.get(name)?.push(time / duels);
    }
  }
  const timeOf = (name: string): number => median(times.get(name) ?? []);
  const bare = timeOf('not attached');
  const traceBytes = statSync(file).size;
  rmSync(folder, { recursive: true });
  const recordings = names.map((name) => ({
    name,
    milliseconds: timeOf(name),
    overhead: timeOf(name) / bare - 1,
  }));
  return { recordings, traceBytes };
}
