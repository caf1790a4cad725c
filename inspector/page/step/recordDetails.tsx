import { useSignal } from '@preact/signals';
import type { TraceRecord } from '../../trace.ts';

/** The shown record itself, with its payload, as JSON to copy. */
export function RecordDetails({ record }: { readonly record: TraceRecord }) {
  const copied = useSignal(-1);
  const text = JSON.stringify(record, undefined, 2);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    copied.value = record.seq;
  };
  return (
    <details class="step-part record-details">
      <summary>
        Record {record.seq}, {record.kind}, as JSON
      </summary>
      <button type="button" onClick={copy}>
        {copied.value === record.seq ? 'Copied' : 'Copy'}
      </button>
      <textarea readOnly rows={12} aria-label="The record as JSON" value={text} />
    </details>
  );
}
