import type { TimeSpan, Value, ValueJump } from '../../model/index.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';

const HEIGHT = 28;
const PADDING = 4;

interface PlotsProps {
  readonly span: TimeSpan;
  readonly width: number;
}

/** The values of expressions over the part of the trace that the timeline shows: a jump at each change. */
export function Plots({ span, width }: PlotsProps) {
  const inspector = useInspector();
  return (
    <>
      {inspector.plots.list.value.map((expression) => (
        <Plot key={expression} expression={expression} span={span} width={width} />
      ))}
    </>
  );
}

const asText = (value: Value): string => (value === undefined ? texts.value.records.noValue : String(value));

function Plot({ expression, span, width }: PlotsProps & { readonly expression: string }) {
  const inspector = useInspector();
  const jumps = inspector.plots.jumps(expression);
  const position = inspector.position.value;
  const now = jumps.findLast(({ seq }) => seq <= position)?.value;
  const next = jumps.find(({ seq }) => seq > position) ?? jumps[0];
  const shown = jumpsIn(jumps, span);
  const xOf = (seq: number): number => Math.max(0, ((seq - span.from) / (span.to - span.from)) * width);
  const x = xOf(position);
  return (
    <div class="plot" role="group" aria-label={texts.value.records.overTime(expression)}>
      <svg class="plot-drawing" width={width} height={HEIGHT} aria-hidden="true">
        <path class="plot-line" d={lineOf(shown, xOf, width)} />
        {position >= span.from && position <= span.to ? (
          <path class="plot-now" d={`M${x},0V${HEIGHT}`} />
        ) : undefined}
      </svg>
      <button
        type="button"
        class="plot-value"
        title={texts.value.records.nextChange}
        disabled={next === undefined}
        onClick={() => next !== undefined && inspector.seek(next.seq)}
      >
        {expression} = <b>{asText(now)}</b>
      </button>
    </div>
  );
}

/** Those in a part of the trace, and the value with which it begins. */
function jumpsIn(jumps: readonly ValueJump[], { from, to }: TimeSpan): readonly ValueJump[] {
  const before = jumps.findLast(({ seq }) => seq <= from);
  const inside = jumps.filter(({ seq }) => seq > from && seq <= to);
  return before === undefined ? inside : [{ seq: from, value: before.value }, ...inside];
}

/** The heights of values: numbers by their size, anything else by the order in which it occurs. */
function heightsOf(jumps: readonly ValueJump[]): (value: Value) => number | undefined {
  const values = jumps.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const places = [...new Set(values.map((value) => (typeof value === 'boolean' ? Number(value) : value)))];
  const numbers = places.filter((value) => typeof value === 'number');
  const isNumeric = numbers.length === places.length;
  const low = isNumeric ? Math.min(...numbers) : 0;
  const high = isNumeric ? Math.max(...numbers) : Math.max(0, places.length - 1);
  const range = HEIGHT - 2 * PADDING;
  return (value) => {
    if (value === undefined) return undefined;
    const place = typeof value === 'boolean' ? Number(value) : value;
    const size = typeof place === 'number' && isNumeric ? place : places.indexOf(place);
    return HEIGHT - PADDING - (high === low ? 0.5 : (size - low) / (high - low)) * range;
  };
}

function lineOf(jumps: readonly ValueJump[], xOf: (seq: number) => number, width: number): string {
  const heightOf = heightsOf(jumps);
  let isDrawing = false;
  const parts = jumps.map(({ seq, value }, index) => {
    const [x, y, next] = [xOf(seq), heightOf(value), jumps[index + 1]];
    if (y === undefined) {
      isDrawing = false;
      return '';
    }
    const begin = isDrawing ? `V${round(y)}` : `M${round(x)},${round(y)}`;
    isDrawing = true;
    return `${begin}H${round(next === undefined ? width : xOf(next.seq))}`;
  });
  return parts.join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
