import { useSignal } from '@preact/signals';
import type { TraceRecord } from '../../trace.ts';
import { useInspector } from '../session/context.ts';

/** The record as JSON, as in the trace file, to copy. */
export function RawView({ record }: { readonly record: TraceRecord }) {
  const inspector = useInspector();
  const copied = useSignal(-1);
  const text = JSON.stringify(record, undefined, 2);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      copied.value = record.seq;
    } catch {
      inspector.notices.add('error', 'The browser does not allow copying here. Select the text and copy it.');
    }
  };
  return (
    <>
      <button type="button" onClick={copy}>
        {copied.value === record.seq ? 'Copied' : 'Copy'}
      </button>
      <textarea readOnly rows={14} aria-label="The record as JSON" value={text} />
    </>
  );
}
