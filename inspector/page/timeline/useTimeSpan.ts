import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { pannedSpan, spanShowing, type TimeSpan, zoomedSpan } from '../../model/index.ts';

export interface ShownSpan {
  readonly span: TimeSpan;
  readonly zoom: (factor: number, at: number) => void;
  readonly pan: (by: number) => void;
}

/** The part of the trace that the timeline shows: all of it until it is zoomed, then a part that moves along with the shown record. */
export function useTimeSpan(position: number, last: number): ShownSpan {
  /** Undefined: the whole trace, which may still grow. */
  const zoomed = useSignal<TimeSpan | undefined>(undefined);
  const span = zoomed.value ?? { from: 0, to: last };
  const set = (next: TimeSpan): void => {
    zoomed.value = next.from <= 0 && next.to >= last ? undefined : next;
  };
  useLayoutEffect(() => {
    const now = zoomed.peek();
    if (now !== undefined) set(spanShowing(now, position, last));
  }, [position]);
  return {
    span,
    zoom: (factor, at) => set(zoomedSpan(span, factor, at, last)),
    pan: (by) => set(pannedSpan(span, by, last)),
  };
}
