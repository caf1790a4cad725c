import { useMemo } from 'preact/hooks';
import { OUTSIDE, payloadText, type SequenceRow, sequenceRows } from '../../model/index.ts';
import { texts } from '../language/language.ts';
import { VirtualList } from '../parts/virtualList.tsx';
import { useInspector } from '../session/context.ts';

const ROW_HEIGHT = 30;
const LANES: readonly string[] = [OUTSIDE, 'duel', 'standby'];

/** Events between the players, the duel and the standby actor, in order from top to bottom. */
export function SequenceDiagram() {
  const inspector = useInspector();
  const line = inspector.line.value;
  const length = inspector.length.value;
  const rows = useMemo(
    () => (line === undefined ? [] : sequenceRows(line.reader, 0, length - 1)),
    [line, length],
  );
  const position = inspector.position.value;
  const current = rows.findLastIndex(({ seq }) => seq <= position);
  return (
    <div class="sequence">
      <div class="sequence-lanes" aria-hidden="true">
        {Object.values(texts.value.sequence.lanes).map((lane) => (
          <span key={lane}>{lane}</span>
        ))}
      </div>
      <VirtualList
        label={texts.value.sequence.label}
        count={rows.length}
        rowHeight={ROW_HEIGHT}
        current={current}
        idOf={(index) => `sequence-${rows[index]?.seq}`}
        onMove={(index) => inspector.scrub(rows[index]?.seq ?? 0)}
        onOpen={() => inspector.openRecord()}
        row={(index) => {
          const row = rows[index];
          return row === undefined ? undefined : (
            <Arrow
              key={row.seq}
              row={row}
              selected={index === current}
              onPick={() => inspector.seek(row.seq)}
            />
          );
        }}
      />
    </div>
  );
}

interface ArrowProps {
  readonly row: SequenceRow;
  readonly selected: boolean;
  readonly onPick: () => void;
}

const laneOf = (name: string): number => Math.max(0, LANES.indexOf(name));

function Arrow({ row: { seq, from, to, event, carries }, selected, onPick }: ArrowProps) {
  const [start, end] = [laneOf(from), laneOf(to)];
  const left = Math.min(start, end);
  const span = Math.abs(end - start);
  const direction = span === 0 ? 'self' : end > start ? 'right' : 'left';
  const detail = payloadText(carries);
  return (
    <div
      id={`sequence-${seq}`}
      class="sequence-row"
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      aria-label={texts.value.sequence.arrow(seq, event, from, to)}
      aria-description={detail === '' ? undefined : detail}
      title={detail === '' ? event : `${event}\n${detail}`}
      onClick={onPick}
      onKeyDown={({ key }) => key === 'Enter' && onPick()}
    >
      <span class="record-seq">{seq}</span>
      <span
        class={`sequence-arrow sequence-${direction} sequence-at-${left}`}
        style={{ '--left': left, '--span': span }}
      >
        <span class="sequence-event">
          {event}
          {detail === '' ? undefined : <span class="sequence-payload">{detail}</span>}
        </span>
      </span>
    </div>
  );
}
