import { recordText } from '../../model/index.ts';
import type { RecordKind, TraceRecord } from '../../trace.ts';
import { texts } from '../language/language.ts';
import { VirtualList } from '../parts/virtualList.tsx';
import { useInspector } from '../session/context.ts';

const ROW_HEIGHT = 22;

/** An icon for each kind. Screen readers get the name of the kind instead. */
const ICONS: { readonly [K in RecordKind]: string } = {
  actor: '◆',
  event: '▶',
  guard: '?',
  microstep: '→',
  action: '·',
  facts: '✓',
  standby: '≡',
  table: '▦',
  decision: '◉',
  explain: '✕',
  choice: '●',
  settled: '■',
  cards: '▤',
  origin: '◇',
  end: '⚑',
};

const INDENTED_ONCE: ReadonlySet<RecordKind> = new Set(['guard', 'microstep']);
const INDENTED_TWICE: ReadonlySet<RecordKind> = new Set([
  'action',
  'table',
  'standby',
  'cards',
  'facts',
  'explain',
]);

const depthOf = (kind: RecordKind): number =>
  INDENTED_TWICE.has(kind) ? 2 : INDENTED_ONCE.has(kind) ? 1 : 0;

/** All records, or the search results. */
export function RecordList() {
  const inspector = useInspector();
  const line = inspector.line.value;
  const length = inspector.length.value;
  const { found } = inspector.search.value;
  const position = inspector.position.value;
  if (line === undefined || length === 0) return <p class="nothing">{texts.value.records.none}</p>;
  const { records, charts } = line.reader;
  const seqAt = (index: number): number => found?.[index] ?? index;
  const hits = new Set(inspector.breakpoints.hits.value);
  const current = found === undefined ? position : found.indexOf(position);
  return (
    <VirtualList
      label={texts.value.panels.records}
      count={found?.length ?? length}
      rowHeight={ROW_HEIGHT}
      current={current}
      idOf={(index) => `record-${seqAt(index)}`}
      onMove={(index) => inspector.scrub(seqAt(index))}
      onOpen={() => inspector.openRecord()}
      row={(index) => {
        const record = records[found === undefined ? index : seqAt(index)];
        if (record === undefined) return undefined;
        return (
          <Row
            key={record.seq}
            record={record}
            text={
              inspector.recordRows.value === 'json'
                ? JSON.stringify(record)
                : recordText(line.reader.told(record), charts, texts.value.telling)
            }
            selected={record.seq === position}
            isHit={hits.has(record.seq)}
            chart={'actor' in record ? chartTag(line.reader.last.actors[record.actor]?.chart) : undefined}
            onPick={() => inspector.seek(record.seq)}
            onOpen={() => {
              inspector.seek(record.seq);
              inspector.openRecord();
            }}
          />
        );
      }}
    />
  );
}

const chartTag = (chart: 'duel' | 'standby' | undefined): 'standby' | undefined =>
  chart === 'standby' ? 'standby' : undefined;

interface RowProps {
  readonly record: TraceRecord;
  readonly text: string;
  readonly selected: boolean;
  readonly isHit: boolean;
  /** Set for records of the standby actor. */
  readonly chart: 'standby' | undefined;
  readonly onPick: () => void;
  readonly onOpen: () => void;
}

function Row({ record, text, selected, isHit, chart, onPick, onOpen }: RowProps) {
  const { kind, seq } = record;
  const refused = kind === 'guard' && !record.answer ? ' refused' : '';
  return (
    <div
      id={`record-${seq}`}
      class={`record record-${kind}${refused}${isHit ? ' hit' : ''}`}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      style={{ '--depth': depthOf(kind) }}
      title={text}
      onClick={onPick}
      onDblClick={onOpen}
      onKeyDown={({ key }) => key === 'Enter' && onPick()}
    >
      <span class="record-seq">{seq}</span>
      <span class="record-sign" aria-hidden="true">
        {ICONS[kind]}
      </span>
      <span class="visually-hidden">{texts.value.records.kinds[kind]}</span>
      {chart === undefined ? undefined : <span class="record-chart">{texts.value.records.standbyTag}</span>}
      <span class="record-text">{text}</span>
    </div>
  );
}
