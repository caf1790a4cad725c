import type { Box } from '../../core/charts/chartLayout.ts';
import type { ChartGraph } from '../../trace.ts';
import { ENGLISH } from '../telling/english.ts';
import type { Telling } from '../telling/telling.ts';
import { type TurnMap, turnMap } from './turnMap.ts';

/** A map, and how many times larger than its layout it is drawn. */
export interface FittedMap {
  readonly map: TurnMap;
  readonly scale: number;
}

/** Names have 11 px at scale 1, the smallest size at which they can be read. */
const SCALES = [1.8, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1] as const;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The map as large as it can be drawn in an area without hiding a part or breaking a row of steps that fits at scale 1. */
export function fittedMap(chart: ChartGraph, { width, height }: Size, telling: Telling = ENGLISH): FittedMap {
  const least = turnMap(chart, width, telling);
  for (const scale of SCALES) {
    const map = turnMap(chart, Math.floor(width / scale), telling);
    if (map.height * scale <= height && map.links.length >= least.links.length) return { map, scale };
  }
  return { map: least, scale: 1 };
}

const MARGIN = 12;

/**
 * Where to scroll so that boxes can be seen: each of them, or the first ones where there is no room for all. Scrolls no further than it
 * has to.
 * @param boxes the most important one first.
 * @param view the part of the sheet that is visible.
 */
export function scrolledTo(boxes: readonly Box[], view: Box): Pick<Box, 'x' | 'y'> {
  // The last scroll decides, hence the most important box comes last.
  return boxes.toReversed().reduce<Pick<Box, 'x' | 'y'>>(
    ({ x, y }, box) => ({
      x: shifted(x, view.width, box.x, box.width),
      y: shifted(y, view.height, box.y, box.height),
    }),
    view,
  );
}

/** A range that is too long may begin this far down the window, so that what stands before it is not cut for nothing. */
const DOWN = 1 / 8;

/** The start of a window of a length after showing a range; the beginning of a range that is too long. */
function shifted(start: number, length: number, from: number, size: number): number {
  const [low, high] = [from - MARGIN, from + size + MARGIN];
  if (high - low > length && from >= start && from - start <= length * DOWN) return start;
  if (high - low > length || low < start) return Math.max(0, low);
  return Math.max(start, high - length);
}
