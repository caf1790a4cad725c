import { useSignal } from '@preact/signals';
import { contextChanges, type StepUnit, type TraceReader } from '../../model/index.ts';
import { SINCE } from '../step/since.ts';

interface ContextViewProps {
  readonly reader: TraceReader;
  readonly seq: number;
}

/** What has changed in the context: since the record before, or since an earlier stop. */
export function ContextView({ reader, seq }: ContextViewProps) {
  const since = useSignal<StepUnit>('record');
  const from = seq === 0 ? -1 : reader.stop(seq, since.value, 'back');
  const changes = contextChanges(reader.at(from), reader.at(seq));
  return (
    <section aria-label="Difference of the context">
      <p>
        <label for="context-since">Context, since</label>{' '}
        <select
          id="context-since"
          value={since.value}
          onChange={({ currentTarget }) => {
            since.value = SINCE.find(([unit]) => unit === currentTarget.value)?.[0] ?? 'record';
          }}
        >
          {SINCE.map(([unit, label]) => (
            <option key={unit} value={unit}>
              {label}
            </option>
          ))}
        </select>{' '}
        <span class="muted">{from < 0 ? 'from nothing' : `record ${from}`}</span>
      </p>
      {changes.length === 0 ? <p class="nothing">Nothing in the context has changed.</p> : undefined}
      <ul class="context-changes">
        {changes.slice(0, MAX_CHANGES).map(({ path, before, after }) => (
          <li key={path}>
            <code>{path}</code>
            <span>
              <del>{before}</del> → <ins>{after}</ins>
            </span>
          </li>
        ))}
      </ul>
      {changes.length > MAX_CHANGES ? (
        <p class="muted">and {changes.length - MAX_CHANGES} more</p>
      ) : undefined}
    </section>
  );
}

const MAX_CHANGES = 300;
