import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { PanelFrame } from '../../core/page/index.ts';
import { edgeText, type TraceReader, valueText } from '../../model/index.ts';
import type { RecordKind, TraceRecord } from '../../trace.ts';
import { texts } from '../language/language.ts';
import { SymbolButton } from '../parts/symbolButton.tsx';
import { useInspector } from '../session/context.ts';
import { ContextView } from './contextView.tsx';
import { RawView } from './rawView.tsx';

type RecordTab = 'payload' | 'context' | 'raw';

const TABS: readonly RecordTab[] = ['payload', 'context', 'raw'];

interface RecordPanelProps {
  /** The titles of the panels that show what such a record says. */
  readonly readersOf: (kind: RecordKind) => readonly string[];
}

/** The shown record, opened: its payload, what it changed in the context, and its JSON. */
export function RecordPanel({ readersOf }: RecordPanelProps) {
  const inspector = useInspector();
  const words = texts.value.record;
  const tab = useSignal<RecordTab>('payload');
  const reader = inspector.line.value?.reader;
  const record = reader?.records[inspector.position.value];
  if (!inspector.recordIsOpen.value || reader === undefined || record === undefined) return undefined;
  return (
    <PanelFrame
      name="record"
      title={words.title(record.seq, record.kind)}
      tools={
        <>
          {TABS.map((name) => (
            <button
              type="button"
              key={name}
              aria-pressed={tab.value === name}
              onClick={() => {
                tab.value = name;
              }}
            >
              {words.tabs[name]}
            </button>
          ))}
          <SymbolButton
            symbol="×"
            label={words.close}
            title={words.closeTitle}
            onPress={() => {
              inspector.recordIsOpen.value = false;
            }}
          />
        </>
      }
    >
      <div class="record-view">
        {tab.value === 'payload' ? <Payload record={record} reader={reader} /> : undefined}
        {tab.value === 'payload' ? <Readers titles={readersOf(record.kind)} /> : undefined}
        {tab.value === 'context' ? <ContextView reader={reader} seq={record.seq} /> : undefined}
        {tab.value === 'raw' ? <RawView record={record} /> : undefined}
      </div>
    </PanelFrame>
  );
}

interface PayloadProps {
  readonly record: TraceRecord;
  readonly reader: TraceReader;
}

/** Every field of the record. */
function Payload({ record, reader }: PayloadProps) {
  const fields = Object.entries(record).filter(([name]) => name !== 'seq' && name !== 'kind');
  if (fields.length === 0) return <p class="nothing">{texts.value.record.noPayload}</p>;
  return (
    <dl class="payload">
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Value value={value} reader={reader} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueProps {
  readonly value: unknown;
  readonly reader: TraceReader;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Values with at most so many entries are open at first. */
const MAX_OPEN = 4;

/** Lists and objects can be opened, level by level. */
function Value({ value, reader }: ValueProps) {
  if (typeof value === 'string') return <span>{wordsFor(value, reader)}</span>;
  if (!isObject(value)) return <span>{valueText(value)}</span>;
  const entries = Object.entries(value);
  if (entries.length === 0)
    return <span class="muted">{Array.isArray(value) ? texts.value.panels.none : '{}'}</span>;
  if (entries.every(([, one]) => !isObject(one)) && Array.isArray(value))
    return <span>{value.map((one) => wordsFor(valueText(one), reader)).join(', ')}</span>;
  return (
    <Nested summary={valueText(value)} start={entries.length <= MAX_OPEN ? 'open' : 'closed'}>
      {entries.map(([name, one]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Value value={one} reader={reader} />
          </dd>
        </div>
      ))}
    </Nested>
  );
}

interface NestedProps {
  readonly summary: string;
  readonly start: 'open' | 'closed';
  readonly children: ComponentChildren;
}

/** Its entries are rendered once it is opened: a table has thousands. */
function Nested({ summary, start, children }: NestedProps) {
  const isOpen = useSignal(start === 'open');
  return (
    <details
      open={isOpen.value}
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>{summary}</summary>
      {isOpen.value ? <dl class="payload">{children}</dl> : undefined}
    </details>
  );
}

/** Transitions by their names, actors by theirs. */
function wordsFor(value: string, { charts, last }: TraceReader): string {
  if (charts.edge(value) !== undefined) return edgeText(value, charts, texts.value.telling);
  return last.actors[value]?.name ?? value;
}

const Readers = ({ titles }: { readonly titles: readonly string[] }) =>
  titles.length === 0 ? undefined : <p class="muted">{texts.value.record.shownIn(titles)}</p>;
