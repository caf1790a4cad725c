import { useSignal } from '@preact/signals';
import { contextChanges, type TraceReader } from '../../model/index.ts';
import { texts } from '../language/language.ts';
import { SINCE, type SinceUnit } from '../step/since.ts';

interface ContextViewProps {
  readonly reader: TraceReader;
  readonly seq: number;
}

/** What has changed in the context: since the record before, or since an earlier stop. */
export function ContextView({ reader, seq }: ContextViewProps) {
  const { record, since: units } = texts.value;
  const since = useSignal<SinceUnit>('record');
  const from = seq === 0 ? -1 : reader.stop(seq, since.value, 'back');
  const changes = contextChanges(reader.at(from), reader.at(seq));
  return (
    <section aria-label={record.difference}>
      <p>
        <label for="context-since">{record.contextSince}</label>{' '}
        <select
          id="context-since"
          value={since.value}
          onChange={({ currentTarget }) => {
            since.value = SINCE.find((unit) => unit === currentTarget.value) ?? 'record';
          }}
        >
          {SINCE.map((unit) => (
            <option key={unit} value={unit}>
              {units[unit]}
            </option>
          ))}
        </select>{' '}
        <span class="muted">{from < 0 ? record.fromNothing : record.from(from)}</span>
      </p>
      {changes.length === 0 ? <p class="nothing">{record.unchanged}</p> : undefined}
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
        <p class="muted">{record.more(changes.length - MAX_CHANGES)}</p>
      ) : undefined}
    </section>
  );
}

const MAX_CHANGES = 300;
