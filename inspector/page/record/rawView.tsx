import { useSignal } from '@preact/signals';
import type { TraceRecord } from '../../trace.ts';
import { texts } from '../language/language.ts';
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
      inspector.notices.add('error', texts.value.record.cannotCopy);
    }
  };
  return (
    <>
      <button type="button" onClick={copy}>
        {copied.value === record.seq ? texts.value.record.copied : texts.value.record.copy}
      </button>
      <textarea readOnly rows={14} aria-label={texts.value.record.json} value={text} />
    </>
  );
}
