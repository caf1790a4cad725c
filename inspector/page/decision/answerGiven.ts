import type { Answer } from 'taiki';
import type { TraceReader } from '../../model/index.ts';

/** The answer to the decision that is open after a record; undefined if it has not been answered. */
export function answerGiven({ records }: TraceReader, seq: number): Answer | undefined {
  for (let next = seq + 1; next < records.length; next++) {
    const record = records[next];
    if (record?.kind === 'choice') return 'answer' in record ? record.answer : [];
    if (record?.kind === 'decision') return undefined;
  }
  return undefined;
}
