import type { Box, Point } from '../../core/charts/chartLayout.ts';
import { MAP_TEXT, nameWidth, type TurnMap } from './turnMap.ts';

/** What letters cover: less than the line that they stand on. */
const INK = { above: 2, height: 10 } as const;

/** Of the box of an ordinary state: its dot is on the left, and its right end is empty. */
const DOT = { left: 11, right: 5 } as const;

const knownInk = new WeakMap<TurnMap, readonly Box[]>();

/** The boxes that letters cover on the map. */
export function inkOn(map: TurnMap): readonly Box[] {
  const known = knownInk.get(map) ?? newInk(map);
  knownInk.set(map, known);
  return known;
}

const newInk = ({ frames, dots, windows }: TurnMap): readonly Box[] => [
  ...frames.flatMap(({ look, box: { x, y, width }, label, rule }): readonly Box[] => {
    const { height } = INK;
    const left = look === 'group' ? 4 : 8;
    const name = { x: x + left, y: y + (look === 'chip' ? 8 : 4), width: nameWidth(label, 'bold'), height };
    const wide = rule.length * MAP_TEXT.rule;
    return look === 'frame' ? [name, { x: x + width - 6 - wide, y: y + 4, width: wide, height }] : [name];
  }),
  ...dots.map(({ box: { x, y, width } }) => ({
    x: x + DOT.left,
    y: y + INK.above,
    width: width - DOT.left - DOT.right,
    height: INK.height,
  })),
  ...windows.flatMap(({ cells }) =>
    cells.map(({ box: { x, y, width } }) => ({
      x: x + 2,
      y: y + INK.above,
      width: width - 4,
      height: INK.height,
    })),
  ),
];

/** How close an arrow may come to letters. */
const CLEAR = 1;

const isInside = ({ x, y }: Point, box: Box): boolean =>
  x > box.x - CLEAR && x < box.x + box.width + CLEAR && y > box.y - CLEAR && y < box.y + box.height + CLEAR;

/** Whether an arrow along these points strikes through no letter. */
export const isClear = (map: TurnMap, points: readonly Point[]): boolean =>
  !inkOn(map).some((box) => points.some((point) => isInside(point, box)));

/** The distance of the points that an arrow may turn at: two of them fit between two lines of text. */
const STEP = 2;

/** Places of a grid, by number. */
class Grid {
  readonly columns: number;
  readonly rows: number;

  constructor({ width, height }: TurnMap) {
    this.columns = Math.floor(width / STEP) + 1;
    this.rows = Math.floor(height / STEP) + 1;
  }

  at({ x, y }: Point): number {
    const column = Math.max(0, Math.min(this.columns - 1, Math.round(x / STEP)));
    const row = Math.max(0, Math.min(this.rows - 1, Math.round(y / STEP)));
    return row * this.columns + column;
  }

  point(place: number): Point {
    return { x: (place % this.columns) * STEP, y: Math.floor(place / this.columns) * STEP };
  }

  /** The places beside a place, by direction; -1 where the sheet ends. */
  beside(place: number): readonly [number, number, number, number] {
    const column = place % this.columns;
    return [
      column + 1 < this.columns ? place + 1 : -1,
      column > 0 ? place - 1 : -1,
      place + this.columns < this.columns * this.rows ? place + this.columns : -1,
      place - this.columns,
    ];
  }
}

/**
 * The shortest way from one of some points to one of others, along the axes, that strikes through no letter; with its turns.
 * Undefined if there is none.
 */
export function routeBetween(
  map: TurnMap,
  from: readonly Point[],
  to: readonly Point[],
): readonly Point[] | undefined {
  const grid = new Grid(map);
  const distances = distancesFrom(grid, map, from);
  const ends = to.map((point) => grid.at(point)).filter((place) => (distances[place] ?? -1) > 0);
  const [end] = ends.toSorted((one, other) => (distances[one] ?? 0) - (distances[other] ?? 0));
  return end === undefined ? undefined : wayTo(end, grid, distances);
}

const UNREACHED = -1;
const BLOCKED = -2;

/** How many steps each place of the grid is away. */
function distancesFrom(grid: Grid, map: TurnMap, from: readonly Point[]): Int32Array {
  const distances = new Int32Array(grid.columns * grid.rows).fill(UNREACHED);
  for (const { x, y, width, height } of inkOn(map)) {
    const [left, right] = [Math.ceil((x - CLEAR) / STEP), Math.floor((x + width + CLEAR) / STEP)];
    const [top, bottom] = [Math.ceil((y - CLEAR) / STEP), Math.floor((y + height + CLEAR) / STEP)];
    for (let row = Math.max(0, top); row <= Math.min(grid.rows - 1, bottom); row++)
      distances.fill(BLOCKED, row * grid.columns + Math.max(0, left), row * grid.columns + right + 1);
  }
  const reached = from.map((point) => grid.at(point)).filter((place) => distances[place] === UNREACHED);
  for (const place of reached) distances[place] = 0;
  for (const place of reached)
    for (const next of grid.beside(place)) {
      if (distances[next] !== UNREACHED) continue;
      distances[next] = (distances[place] ?? 0) + 1;
      reached.push(next);
    }
  return distances;
}

/** Back from the end, straight on as long as that leads nearer. */
function wayTo(end: number, grid: Grid, distances: Int32Array): readonly Point[] {
  const turns = [grid.point(end)];
  let direction: number | undefined;
  for (let place = end; (distances[place] ?? 0) > 0; ) {
    const beside = grid.beside(place);
    const nearer = (index: number): boolean => distances[beside[index] ?? -1] === (distances[place] ?? 0) - 1;
    const next = direction !== undefined && nearer(direction) ? direction : [0, 1, 2, 3].find(nearer);
    if (next === undefined) break;
    if (direction !== undefined && next !== direction) turns.push(grid.point(place));
    direction = next;
    place = beside[next] ?? -1;
    if (distances[place] === 0) turns.push(grid.point(place));
  }
  return turns.toReversed();
}
