import type { Box, ChartLayout } from '../../model/index.ts';
import { middleOf } from './view.ts';

interface Heading {
  readonly x: number;
  readonly y: number;
}

const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** What lies aside counts as so much farther away. */
const ASIDE = 2.5;

/** How far a box lies in a direction, by the middles; undefined when it does not lie there. */
function farness(from: Box, to: Box, heading: Heading): number | undefined {
  const [a, b] = [middleOf(from), middleOf(to)];
  const ahead = (b.x - a.x) * heading.x + (b.y - a.y) * heading.y;
  const aside = Math.abs((b.x - a.x) * heading.y) + Math.abs((b.y - a.y) * heading.x);
  return ahead > 0 && aside <= 2 * ahead ? ahead + aside * ASIDE : undefined;
}

/** The state that an arrow key leads to from another; one that holds it, or that it holds, is not beside it. */
export function neighbour({ nodes }: ChartLayout, id: string, key: string): string | undefined {
  const heading = HEADINGS[key];
  const from = nodes[id];
  if (heading === undefined || from === undefined) return undefined;
  let best: { readonly id: string; readonly far: number } | undefined;
  for (const [other, box] of Object.entries(nodes)) {
    if (other === id || other.startsWith(`${id}.`) || id.startsWith(`${other}.`)) continue;
    const far = farness(from, box, heading);
    if (far !== undefined && (best === undefined || far < best.far)) best = { id: other, far };
  }
  return best?.id;
}
