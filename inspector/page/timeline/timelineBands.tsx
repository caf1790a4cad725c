import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { headlineOf, MARK_LABELS, type MarkKind, type TraceReader } from '../../model/index.ts';
import { useInspector } from '../session/context.ts';

const HEIGHT = 41;
const BAND = 16;
/** A click this close to a mark goes to the mark. */
const REACH_PX = 4;

/** The rows of marks below the bands. */
const ROWS: { readonly [K in MarkKind]: number } = {
  decision: 17,
  work: 25,
  return: 24,
  break: 32,
  block: 32,
};

/** Where things are: turns as bands, marks for what happens, and the shown moment. Hovering previews, a click jumps. */
export function TimelineBands() {
  const inspector = useInspector();
  const box = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  const hovered = useSignal<number | undefined>(undefined);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      width.value = element.clientWidth;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  const reader = inspector.line.value?.reader;
  const last = Math.max(1, inspector.length.value - 1);
  const position = Math.max(0, inspector.position.value);
  const xOf = (seq: number): number => (seq / last) * width.value;
  const seqAt = ({ clientX }: MouseEvent): number => {
    const { left, width: wide } = box.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return Math.round((Math.max(0, Math.min(wide, clientX - left)) / Math.max(1, wide)) * last);
  };
  const jump = (event: MouseEvent): void => {
    const seq = seqAt(event);
    const reach = Math.ceil((REACH_PX / Math.max(1, width.value)) * last);
    inspector.seek(reader?.timeline.nearest(seq, reach)?.seq ?? seq);
  };
  return (
    <div
      class="bands"
      ref={box}
      onPointerMove={(event) => {
        hovered.value = seqAt(event);
      }}
      onPointerLeave={() => {
        hovered.value = undefined;
      }}
    >
      {reader === undefined ? undefined : (
        <Drawing reader={reader} last={last} width={width.value} hits={inspector.breakpoints.hits.value} />
      )}
      <input
        class="slider"
        type="range"
        aria-label="Moment"
        aria-valuetext={`record ${position} of ${inspector.length.value - 1}`}
        min={0}
        max={Math.max(0, inspector.length.value - 1)}
        value={position}
        disabled={inspector.length.value === 0}
        onInput={({ currentTarget }) => inspector.seek(Number(currentTarget.value))}
        onClick={jump}
      />
      <span class="playhead" style={{ left: `${xOf(position)}px` }} />
      {reader === undefined || hovered.value === undefined ? undefined : (
        <Preview reader={reader} seq={hovered.value} x={xOf(hovered.value)} width={width.value} />
      )}
    </div>
  );
}

interface DrawingProps {
  readonly reader: TraceReader;
  readonly last: number;
  readonly width: number;
  readonly hits: readonly number[];
}

function Drawing({ reader, last, width, hits }: DrawingProps) {
  return useMemo(() => {
    const xOf = (seq: number): number => Math.round((seq / last) * width * 10) / 10;
    const { turns, marks } = reader.timeline;
    const pathOf = (kind: MarkKind, shape: string): string =>
      marks
        .filter((mark) => mark.kind === kind)
        .map(({ seq }) => `M${xOf(seq)},${ROWS[kind]}${shape}`)
        .join('');
    return (
      <svg class="bands-drawing" width={width} height={HEIGHT} aria-hidden="true">
        {turns.map(({ turn, active, from }, index) => {
          const x = xOf(from);
          const wide = Math.max(1, xOf(turns[index + 1]?.from ?? last) - x);
          return (
            <g key={turn} class={`band band-${active}`}>
              <rect x={x} y="0" width={Math.max(0.5, wide - 1)} height={BAND} />
              {wide > 14 ? (
                <text x={x + 4} y="12">
                  {turn}
                </text>
              ) : undefined}
            </g>
          );
        })}
        <path class="mark mark-decision" d={pathOf('decision', 'v6')} />
        <path class="mark mark-work" d={pathOf('work', 'm-2,0h4v5h-4z')} />
        <path class="mark mark-return" d={pathOf('return', 'l-6,3.5l6,3.5z')} />
        <path class="mark mark-break" d={pathOf('break', 'l4,7h-8z')} />
        <path class="mark mark-block" d={pathOf('block', 'm-3,0h6v7h-6z')} />
        <path class="mark mark-hit" d={hits.map((seq) => `M${xOf(seq)},0l4,5l-4,5l-4,-5z`).join('')} />
      </svg>
    );
  }, [reader, last, width, hits]);
}

interface PreviewProps {
  readonly reader: TraceReader;
  readonly seq: number;
  readonly x: number;
  readonly width: number;
}

const PREVIEW_WIDTH = 320;

function Preview({ reader, seq, x, width }: PreviewProps) {
  const moment = reader.at(seq);
  const { text } = headlineOf(moment, reader.header, reader.facts[moment.facts - 1]?.fact);
  const left = Math.max(0, Math.min(width - PREVIEW_WIDTH, x - PREVIEW_WIDTH / 2));
  return (
    <span class="bands-preview" style={{ left: `${left}px` }}>
      <b>{seq}</b> {text}
    </span>
  );
}

const KINDS: readonly MarkKind[] = ['decision', 'work', 'return', 'break', 'block'];

/** One colour, one meaning: of the timeline and of the map. */
export function Legend() {
  return (
    <p class="legend">
      <span class="legend-item legend-p1">p1's turn</span>
      <span class="legend-item legend-p2">p2's turn</span>
      {KINDS.map((kind) => (
        <span key={kind} class={`legend-item legend-${kind}`}>
          {MARK_LABELS[kind]}
        </span>
      ))}
      <span class="legend-item legend-hit">a breakpoint hits</span>
      <span class="legend-item legend-active">active</span>
      <span class="legend-item legend-taken">just taken</span>
      <span class="legend-item legend-no">a guard says no</span>
      <span class="legend-item legend-refused">refused by a rule</span>
    </p>
  );
}
