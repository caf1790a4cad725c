import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import {
  headlineOf,
  type MarkKind,
  type Moment,
  readableLabels,
  spacedOut,
  type TraceReader,
} from '../../model/index.ts';
import type { Bookmark } from '../../trace.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';
import { useGestures } from './gestures.ts';
import { Plots } from './plots.tsx';
import { type ShownSpan, useTimeSpan } from './useTimeSpan.ts';

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
  const slider = useRef<HTMLInputElement>(null);
  const width = useWidth(box);
  const hovered = useSignal<number | undefined>(undefined);
  const reader = inspector.line.value?.reader;
  const last = Math.max(1, inspector.length.value - 1);
  const position = Math.max(0, inspector.position.value);
  const time = useTimeSpan(position, last);
  const { span, zoom, pan } = time;
  const length = span.to - span.from;
  const xOf = (seq: number): number => ((seq - span.from) / length) * width.value;
  const seqAt = (clientX: number): number => {
    const { left, width: wide } = box.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    const share = Math.max(0, Math.min(wide, clientX - left)) / Math.max(1, wide);
    return Math.round(span.from + share * length);
  };
  const jump = (clientX: number): void => {
    const seq = seqAt(clientX);
    const reach = Math.ceil((REACH_PX / Math.max(1, width.value)) * length);
    inspector.seek(reader?.timeline.nearest(seq, reach)?.seq ?? seq);
    slider.current?.focus({ preventScroll: true });
  };
  const gestures = useGestures(box, {
    seqAt,
    jump,
    zoom,
    pan,
    hover: (clientX) => {
      hovered.value = seqAt(clientX);
    },
    drag: (clientX) => inspector.scrub(seqAt(clientX)),
  });
  return (
    <>
      <div
        class="bands"
        ref={box}
        {...gestures}
        onPointerLeave={() => {
          hovered.value = undefined;
        }}
      >
        {reader === undefined ? undefined : (
          <Drawing
            reader={reader}
            {...span}
            last={last}
            width={width.value}
            hits={inspector.breakpoints.hits.value}
            bookmarks={inspector.line.value?.info.value.bookmarks ?? NO_BOOKMARKS}
          />
        )}
        <input
          class="slider"
          type="range"
          ref={slider}
          aria-label={texts.value.timeline.moment}
          aria-valuetext={placeOf(inspector.moment.value, position, inspector.length.value - 1)}
          min={0}
          max={Math.max(0, inspector.length.value - 1)}
          value={position}
          disabled={inspector.length.value === 0}
          onInput={({ currentTarget }) => inspector.scrub(Number(currentTarget.value))}
        />
        <span class="playhead" style={{ left: `${xOf(position)}px` }} />
        {reader === undefined || hovered.value === undefined ? undefined : (
          <Preview reader={reader} seq={hovered.value} x={xOf(hovered.value)} width={width.value} />
        )}
        <ZoomButtons time={time} position={position} last={last} />
      </div>
      <Plots span={span} width={width.value} />
    </>
  );
}

function useWidth(box: RefObject<HTMLElement | null>): ReadonlySignal<number> {
  const width = useSignal(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      width.value = element.clientWidth;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, width]);
  return width;
}

/** The turn and the step, for those who cannot see the bands. */
function placeOf({ table, state }: Moment, position: number, last: number): string {
  const states = state === '' ? [] : state.replace(/^turn\./, '').split('.');
  return texts.value.timeline.place(table?.turn.number, states, position, last);
}

interface ZoomButtonsProps {
  readonly time: ShownSpan;
  readonly position: number;
  readonly last: number;
}

const KEY_ZOOM = 2;

const KEY_PAN = 0.5;

function ZoomButtons({ time: { span, zoom, pan }, position, last }: ZoomButtonsProps) {
  const length = span.to - span.from;
  const whole = length >= last;
  const { timeline } = texts.value;
  return (
    <span class="bands-zoom">
      {whole ? undefined : (
        <>
          <button
            type="button"
            data-command="timeline-left"
            aria-label={timeline.back}
            title={`${timeline.back} (<)`}
            onClick={() => pan(-KEY_PAN * length)}
          >
            ‹
          </button>
          <button
            type="button"
            data-command="timeline-right"
            aria-label={timeline.on}
            title={`${timeline.on} (>)`}
            onClick={() => pan(KEY_PAN * length)}
          >
            ›
          </button>
        </>
      )}
      <button
        type="button"
        data-command="timeline-out"
        aria-label={timeline.zoomOut}
        title={`${timeline.zoomOut} (Shift + Z)`}
        disabled={whole}
        onClick={() => zoom(1 / KEY_ZOOM, position)}
      >
        −
      </button>
      <button
        type="button"
        data-command="timeline-in"
        aria-label={timeline.zoomIn}
        title={timeline.zoomInTitle}
        onClick={() => zoom(KEY_ZOOM, position)}
      >
        +
      </button>
    </span>
  );
}

interface DrawingProps {
  readonly reader: TraceReader;
  readonly from: number;
  readonly to: number;
  readonly last: number;
  readonly width: number;
  readonly hits: readonly number[];
  readonly bookmarks: readonly Bookmark[];
}

const NO_BOOKMARKS: readonly Bookmark[] = [];

/** Marks of one kind that are closer than this many pixels are drawn as one. */
const MARK_DISTANCE_PX = 3;

function Drawing({ reader, from, to, last, width, hits, bookmarks }: DrawingProps) {
  return useMemo(() => {
    const xOf = (seq: number): number => Math.round(((seq - from) / (to - from)) * width * 10) / 10;
    const isShown = (seq: number): boolean => seq >= from && seq <= to;
    const { turns, marks } = reader.timeline;
    const bands = turns
      .map((band, index) => ({ ...band, until: turns[index + 1]?.from ?? last }))
      .filter(({ from: begins, until }) => until >= from && begins <= to);
    const labels = readableLabels(
      bands.map(({ turn, from: begins }) => ({ text: String(turn), x: Math.max(0, xOf(begins)) + 4 })),
      width,
    );
    const placesOf = (kind: MarkKind): readonly number[] =>
      spacedOut(
        marks.filter((mark) => mark.kind === kind && isShown(mark.seq)).map(({ seq }) => xOf(seq)),
        MARK_DISTANCE_PX,
      );
    const pathOf = (kind: MarkKind, shape: string): string =>
      placesOf(kind)
        .map((x) => `M${x},${ROWS[kind]}${shape}`)
        .join('');
    return (
      <svg class="bands-drawing" width={width} height={HEIGHT} aria-hidden="true">
        <defs>
          <pattern
            id="band-p2"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path class="band-stripe" d="M0,0v6" />
          </pattern>
        </defs>
        {bands.map(({ turn, active, from: begins, until }) => {
          const x = Math.max(0, xOf(begins));
          const box = { x, y: 0, width: Math.max(0.5, Math.min(width, xOf(until)) - x - 1), height: BAND };
          return (
            <g key={turn} class={`band band-${active}`}>
              <rect {...box} />
              {active === 'p2' ? <rect {...box} class="band-pattern" /> : undefined}
            </g>
          );
        })}
        <g class="band">
          {labels.map(({ text, x }) => (
            <text key={text} x={x} y="12">
              {text}
            </text>
          ))}
        </g>
        <path class="mark mark-decision" d={pathOf('decision', 'v6')} />
        <path class="mark mark-work" d={pathOf('work', 'm-2,0h4v5h-4z')} />
        <path class="mark mark-return" d={pathOf('return', 'l-6,3.5l6,3.5z')} />
        <path class="mark mark-break" d={pathOf('break', 'l4,7h-8z')} />
        <path class="mark mark-block" d={pathOf('block', 'm-3,0h6v7h-6z')} />
        <path
          class="mark mark-bookmark"
          d={bookmarks
            .filter(({ seq }) => isShown(seq))
            .map(({ seq }) => `M${xOf(seq)},0v16M${xOf(seq)},1h7l-2,3l2,3h-7z`)
            .join('')}
        />
        <path
          class="mark mark-hit"
          d={spacedOut(hits.filter(isShown).map(xOf), MARK_DISTANCE_PX)
            .map((x) => `M${x},0l4,5l-4,5l-4,-5z`)
            .join('')}
        />
      </svg>
    );
  }, [reader, from, to, last, width, hits, bookmarks]);
}

interface PreviewProps {
  readonly reader: TraceReader;
  readonly seq: number;
  readonly x: number;
  readonly width: number;
}

const PREVIEW_WIDTH = 320;

function Preview({ reader, seq, x, width }: PreviewProps) {
  const { text } = headlineOf(reader.at(seq), reader, texts.value.telling);
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
  const { timeline } = texts.value;
  return (
    <p class="legend">
      <span class="legend-item legend-p1">{timeline.turnOf('p1')}</span>
      <span class="legend-item legend-p2">{timeline.turnOf('p2')}</span>
      {KINDS.map((kind) => (
        <span key={kind} class={`legend-item legend-${kind}`}>
          {timeline.marks[kind]}
        </span>
      ))}
      <span class="legend-item legend-hit">{timeline.hit}</span>
      <span class="legend-item legend-active">{timeline.active}</span>
      <span class="legend-item legend-taken">{timeline.taken}</span>
      <span class="legend-item legend-no">{timeline.no}</span>
      <span class="legend-item legend-refused">{timeline.refused}</span>
    </p>
  );
}
