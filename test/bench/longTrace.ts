import { Recorder, type Trace, type TraceRecord } from '@taiki/inspector';
import { playDuel } from './recording.ts';

/** Several duels concatenated into one long trace with consecutive record numbers. */
export function longTrace(length: number): Trace {
  const records: TraceRecord[] = [];
  let header: Trace['header'] | undefined;
  for (let seed = 0; records.length < length; seed++) {
    const recorder = new Recorder({ continues: { seq: records.length, facts: 0 } });
    playDuel(seed, recorder);
    recorder.close();
    header ??= recorder.header;
    for (const record of recorder.records) if (records.length < length) records.push(record);
  }
  if (header === undefined) throw new Error('No duel was played.');
  return { header, records };
}
