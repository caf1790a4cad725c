import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface VirtualListProps {
  readonly label: string;
  readonly count: number;
  /** Pixels. */
  readonly rowHeight: number;
  /** The row that is the current one; it is kept in sight. -1 for none. */
  readonly current: number;
  readonly row: (index: number) => ComponentChildren;
  /** Arrow keys, Page Up and Down, Home and End. */
  readonly onMove: (index: number) => void;
  readonly idOf: (index: number) => string;
}

const BEYOND = 8;

/** A list box of any length: only the rows in sight are there. */
export function VirtualList({ label, count, rowHeight, current, row, onMove, idOf }: VirtualListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [{ top, height }, setWindow] = useState({ top: 0, height: 400 });

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => setWindow({ top: element.scrollTop, height: element.clientHeight });
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    const element = box.current;
    if (element === null || current < 0 || height === 0) return;
    const at = current * rowHeight;
    const margin = rowHeight * 2;
    if (at < element.scrollTop + margin || at > element.scrollTop + element.clientHeight - margin - rowHeight)
      element.scrollTop = at - element.clientHeight / 2;
  }, [current, count, rowHeight, height]);

  const first = Math.max(0, Math.floor(top / rowHeight) - BEYOND);
  const last = Math.min(count, Math.ceil((top + height) / rowHeight) + BEYOND);
  const shown = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  const page = Math.max(1, Math.floor(height / rowHeight) - 1);

  const move = (event: KeyboardEvent): void => {
    const to = targetOf(event.key, current, count, page);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(to);
  };

  return (
    <div
      ref={box}
      class="virtual-list"
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={current >= first && current < last ? idOf(current) : undefined}
      onScroll={({ currentTarget }) =>
        setWindow({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })
      }
      onKeyDown={move}
    >
      <div class="virtual-rows" role="presentation" style={{ height: `${count * rowHeight}px` }}>
        <div role="presentation" style={{ transform: `translateY(${first * rowHeight}px)` }}>
          {shown.map(row)}
        </div>
      </div>
    </div>
  );
}

function targetOf(key: string, current: number, count: number, page: number): number | undefined {
  const within = (index: number): number => Math.max(0, Math.min(count - 1, index));
  switch (key) {
    case 'ArrowDown':
      return within(current + 1);
    case 'ArrowUp':
      return within(current - 1);
    case 'PageDown':
      return within(current + page);
    case 'PageUp':
      return within(current - page);
    case 'Home':
      return within(0);
    case 'End':
      return within(count - 1);
    default:
      return undefined;
  }
}
