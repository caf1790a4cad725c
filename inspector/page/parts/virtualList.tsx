import type { ComponentChildren, RefObject } from 'preact';
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface VirtualListProps {
  readonly label: string;
  readonly count: number;
  /** In pixels. */
  readonly rowHeight: number;
  /** The index of the current row, which is kept in view; -1 for none. */
  readonly current: number;
  readonly row: (index: number) => ComponentChildren;
  /** Called for the arrow keys, Page Up, Page Down, Home and End. */
  readonly onMove: (index: number) => void;
  readonly idOf: (index: number) => string;
  /** Called for Enter. */
  readonly onOpen?: () => void;
}

/** The number of rows rendered beyond each end of the visible part. */
const OVERSCAN = 8;

/** A list box that renders only the visible rows. */
export function VirtualList({
  label,
  count,
  rowHeight,
  current,
  row,
  onMove,
  idOf,
  onOpen,
}: VirtualListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [{ top, height }, setVisible] = useVisiblePart(box);
  useScrollToCurrent(box, current, count, rowHeight, height, setVisible);
  const first = Math.max(0, Math.floor(top / rowHeight) - OVERSCAN);
  const last = Math.min(count, Math.ceil((top + height) / rowHeight) + OVERSCAN);
  const shown = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  const page = Math.max(1, Math.floor(height / rowHeight) - 1);
  const move = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && onOpen !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      onOpen();
      return;
    }
    const target = targetOf(event.key, current, count, page);
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(target);
  };
  return (
    <div
      ref={box}
      class="virtual-list"
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={current >= first && current < last ? idOf(current) : undefined}
      onScroll={({ currentTarget }) => setVisible(visiblePart(currentTarget))}
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

interface VisiblePart {
  readonly top: number;
  readonly height: number;
}

const visiblePart = ({ scrollTop, clientHeight }: HTMLElement): VisiblePart => ({
  top: scrollTop,
  height: clientHeight,
});

function useVisiblePart(
  box: RefObject<HTMLElement | null>,
): readonly [VisiblePart, (visible: VisiblePart) => void] {
  const [visible, setVisible] = useState<VisiblePart>({ top: 0, height: 400 });
  const change = useCallback(
    (now: VisiblePart): void =>
      setVisible((before) => (before.top === now.top && before.height === now.height ? before : now)),
    [],
  );
  // An observer measures at once, after the page has been laid out for the frame: to measure here would lay it out once more.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => change(visiblePart(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [visible, change];
}

/** Centres the current row when it comes within two rows of the edge, and shows the rows there, in one frame. */
function useScrollToCurrent(
  box: RefObject<HTMLElement | null>,
  current: number,
  count: number,
  rowHeight: number,
  height: number,
  setVisible: (visible: VisiblePart) => void,
): void {
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = box.current;
      if (element === null || current < 0 || height === 0) return;
      const { top, height: visible } = visiblePart(element);
      const row = current * rowHeight;
      const margin = rowHeight * 2;
      if (row >= top + margin && row <= top + visible - margin - rowHeight) return;
      element.scrollTop = row - visible / 2;
      setVisible(visiblePart(element));
    });
    return () => cancelAnimationFrame(frame);
  }, [current, count, rowHeight, height]);
}

function targetOf(key: string, current: number, count: number, page: number): number | undefined {
  const clamp = (index: number): number => Math.max(0, Math.min(count - 1, index));
  switch (key) {
    case 'ArrowDown':
      return clamp(current + 1);
    case 'ArrowUp':
      return clamp(current - 1);
    case 'PageDown':
      return clamp(current + page);
    case 'PageUp':
      return clamp(current - page);
    case 'Home':
      return clamp(0);
    case 'End':
      return clamp(count - 1);
    default:
      return undefined;
  }
}
