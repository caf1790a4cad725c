import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { opponentOf, type Point } from '../../model/index.ts';
import type { DrawnTable } from '../../trace.ts';

interface Line {
  readonly from: Point;
  readonly to: Point;
}

interface Drawn {
  readonly attack: Line | undefined;
  readonly block: Line | undefined;
}

const NOTHING: Drawn = { attack: undefined, block: undefined };

/** Arrows from the attacking creature to its target, and from the blocking creature to the attacking creature. */
export function AttackArrow({ table }: { readonly table: DrawnTable }) {
  const svg = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<Drawn>(NOTHING);
  useLayoutEffect(() => {
    const board = svg.current?.parentElement;
    if (board === null || board === undefined) return;
    // It measures at once, when the page has been laid out for the frame.
    const watcher = new ResizeObserver(() => setDrawn(linesOn(board, table)));
    watcher.observe(board);
    return () => watcher.disconnect();
  }, [table]);
  const attack = curve(drawn.attack);
  const block = curve(drawn.block);
  return (
    <svg ref={svg} class="attack-arrow" aria-hidden="true">
      <defs>
        <marker
          id="attack-head"
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0,0 L10,5 L0,10 z" fill="context-stroke" />
        </marker>
      </defs>
      {attack === undefined ? undefined : (
        <path class="attack-line" d={attack} marker-end="url(#attack-head)" />
      )}
      {block === undefined ? undefined : <path class="block-line" d={block} marker-end="url(#attack-head)" />}
    </svg>
  );
}

function curve(line: Line | undefined): string | undefined {
  if (line === undefined) return undefined;
  const { from, to } = line;
  const bend = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * 0.12,
    y: (from.y + to.y) / 2 - (to.x - from.x) * 0.12,
  };
  return `M${from.x},${from.y} Q${bend.x},${bend.y} ${to.x},${to.y}`;
}

function linesOn(board: HTMLElement, { attack, turn }: DrawnTable): Drawn {
  if (attack === undefined || attack.ended) return NOTHING;
  const attacker = centre(board, `[data-object="${attack.attacker}"]`);
  const target =
    'creature' in attack.target
      ? centre(board, `[data-object="${attack.target.creature}"]`)
      : centre(board, `[data-zone="${opponentOf(turn.active)}.shieldZone"]`);
  const blocker =
    attack.blocker === undefined ? undefined : centre(board, `[data-object="${attack.blocker}"]`);
  return {
    attack: attacker === undefined || target === undefined ? undefined : { from: attacker, to: target },
    block: attacker === undefined || blocker === undefined ? undefined : { from: blocker, to: attacker },
  };
}

function centre(board: HTMLElement, selector: string): Point | undefined {
  const element = board.querySelector(selector);
  if (element === null) return undefined;
  const outer = board.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left - outer.left + width / 2, y: top - outer.top + height / 2 };
}
