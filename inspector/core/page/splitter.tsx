import type { Signal } from '@preact/signals';

export interface SplitterProps {
  readonly label: string;
  /** `columns`: moves left and right. `rows`: moves up and down. */
  readonly between: 'columns' | 'rows';
  /** The size in pixels of the panel before or after it. */
  readonly size: Signal<number>;
  readonly panel: 'before' | 'after';
  readonly min: number;
  readonly max: number;
}

const STEP = 24;

/** A bar between two panels that resizes them, by pointer or arrow keys. */
export function Splitter({ label, between, size, panel, min, max }: SplitterProps) {
  const sign = panel === 'before' ? 1 : -1;
  const resize = (by: number): void => {
    size.value = Math.round(Math.max(min, Math.min(max, size.value + by * sign)));
  };
  const [less, more] = between === 'columns' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  return (
    <div
      class={`splitter splitter-${between}`}
      role="separator"
      aria-label={label}
      aria-orientation={between === 'columns' ? 'vertical' : 'horizontal'}
      aria-valuenow={size.value}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={({ buttons, movementX, movementY }) => {
        if (buttons !== 0) resize(between === 'columns' ? movementX : movementY);
      }}
      onKeyDown={(event) => {
        if (event.key !== less && event.key !== more) return;
        event.preventDefault();
        event.stopPropagation();
        resize(event.key === less ? -STEP : STEP);
      }}
    />
  );
}
