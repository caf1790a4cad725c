import type { WaitingEffect } from '../../trace.ts';
import type { TraceReader } from '../reader.ts';

/** How many records after its trigger an effect is looked for. */
const REACH = 40;

/** An effect on standby or resolving, from the first record of the lanes at or after a record that has it. */
export function effectInLane(reader: TraceReader, seq: number, id: number): WaitingEffect | undefined {
  for (let at = seq; at < Math.min(reader.length, seq + REACH); at++) {
    const record = reader.records[at];
    if (record?.kind !== 'standby') continue;
    const { ap, nap } = record.standby.effects;
    const found = [...ap, ...nap].find((effect) => effect.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}
