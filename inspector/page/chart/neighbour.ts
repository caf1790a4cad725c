import type { Box, ChartLayout, Point } from '../../model/index.ts';
import { middleOf } from './view.ts';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** The weight of the sideways distance. */
const SIDEWAYS_WEIGHT = 2.5;

/** The weighted distance between box centres in a direction; undefined if `to` is not in that direction. */
function distance(from: Box, to: Box, direction: Point): number | undefined {
  const [a, b] = [middleOf(from), middleOf(to)];
  const ahead = (b.x - a.x) * direction.x + (b.y - a.y) * direction.y;
  const sideways = Math.abs((b.x - a.x) * direction.y) + Math.abs((b.y - a.y) * direction.x);
  return ahead > 0 && sideways <= 2 * ahead ? ahead + sideways * SIDEWAYS_WEIGHT : undefined;
}

/** The state that an arrow key moves to. Ancestors and descendants are skipped. */
export function neighbour({ nodes }: ChartLayout, id: string, key: string): string | undefined {
  const direction = DIRECTIONS[key];
  const from = nodes[id];
  if (direction === undefined || from === undefined) return undefined;
  let best: { readonly id: string; readonly distance: number } | undefined;
  for (const [other, box] of Object.entries(nodes)) {
    if (other === id || other.startsWith(`${id}.`) || id.startsWith(`${other}.`)) continue;
    const candidate = distance(from, box, direction);
    if (candidate !== undefined && (best === undefined || candidate < best.distance))
      best = { id: other, distance: candidate };
  }
  return best?.id;
}
