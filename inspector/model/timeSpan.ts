/** The records that the timeline shows, from the first to the last one; ends may lie between records. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** No closer than this many records, where each one can be clicked. */
const MIN_RECORDS = 30;

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/** A span of a length, moved into the trace. */
function within(from: number, length: number, last: number): TimeSpan {
  const start = clamp(from, 0, Math.max(0, last - length));
  return { from: start, to: Math.min(last, start + length) };
}

/** Zooms by a factor around a record, which stays where it is. `factor` > 1: closer. */
export function zoomedSpan({ from, to }: TimeSpan, factor: number, at: number, last: number): TimeSpan {
  const length = clamp((to - from) / factor, Math.min(MIN_RECORDS, last), last);
  const share = to === from ? 0.5 : (at - from) / (to - from);
  return within(at - share * length, length, last);
}

/** Moves the span by a number of records. */
export const pannedSpan = ({ from, to }: TimeSpan, by: number, last: number): TimeSpan =>
  within(from + by, to - from, last);

/** The span itself if it shows a record; else moved so that it does, with most of the room ahead of it. */
export function spanShowing(span: TimeSpan, seq: number, last: number): TimeSpan {
  const length = span.to - span.from;
  return seq >= span.from && seq <= span.to ? span : within(seq - length / 4, length, last);
}

/** A label at a place in pixels. */
export interface PlacedLabel {
  readonly text: string;
  readonly x: number;
}

const DIGIT_PX = 7;
const GAP_PX = 5;

/** The labels that can be read: none is cut off or covers another; where they would, the later one is left out. */
export function readableLabels(labels: readonly PlacedLabel[], width: number): readonly PlacedLabel[] {
  let free = 0;
  return labels.filter(({ text, x }) => {
    const end = x + text.length * DIGIT_PX;
    if (x < free || end > width) return false;
    free = end + GAP_PX;
    return true;
  });
}

/** Ascending places with at least a distance between them, so that many marks do not become a solid bar. */
export function spacedOut(places: readonly number[], distance: number): readonly number[] {
  let last = Number.NEGATIVE_INFINITY;
  return places.filter((place) => {
    if (place - last < distance) return false;
    last = place;
    return true;
  });
}
