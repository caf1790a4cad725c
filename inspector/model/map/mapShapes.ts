import type { Box, Point } from '../../core/charts/chartLayout.ts';
import type { DrawnStandby, WaitingEffect } from '../../trace.ts';
import type { Moment } from '../moment.ts';
import { ENGLISH } from '../telling/english.ts';
import type { Telling } from '../telling/telling.ts';
import { isClear, routeBetween } from './arrowRoute.ts';
import { activeAsShown, MAP_TEXT, type MapCell, nameWidth, shownAs, type TurnMap } from './turnMap.ts';

/** `leaf`: the active state. `within`: it contains the active state. */
export type Lit = 'leaf' | 'within' | 'off';

/** A state of the map at a moment. Renderers decide about colours. */
export interface StateShape {
  readonly kind: 'state';
  readonly id: string;
  readonly look: 'frame' | 'group' | 'chip' | 'dot' | 'cell' | 'arbiter';
  readonly box: Box;
  readonly label: string;
  readonly rule: string;
  readonly lit: Lit;
  /** How many effects or declarations wait in a cell. */
  readonly waiting: number;
}

/** An arrow. `link`: to the next step. `taken`: the last transition. `return`: back to the active player (101.4c). */
export interface ArrowShape {
  readonly kind: 'link' | 'taken' | 'return';
  readonly path: string;
  readonly label: string;
  readonly at: Point;
}

export type MapShape = StateShape | ArrowShape;

/** Everything drawn on a map at a moment, in drawing order. The page and the still picture draw the same. */
export function mapShapes(map: TurnMap, moment: Moment, telling: Telling = ENGLISH): readonly MapShape[] {
  const active = activeAsShown(map, moment.active.duel);
  const leaf = shownAs(map, active.at(-1) ?? '');
  const litAt = (id: string): Lit => (id === leaf ? 'leaf' : active.includes(id) ? 'within' : 'off');
  const windowAt = activeWindow(map, active);
  const { standby } = moment;
  const waiting = (cell: MapCell): number =>
    standby === undefined ? 0 : waitingIn(standby, cell, telling).length;
  const state = (shape: Omit<StateShape, 'kind' | 'lit' | 'waiting'>): StateShape => ({
    kind: 'state',
    lit: litAt(shape.id),
    waiting: 0,
    ...shape,
  });
  return [
    ...map.frames.map(state),
    ...map.links.map(({ box }): ArrowShape => ({ kind: 'link', path: linkPath(box), label: '', at: box })),
    // Below the names, so that it covers no letter of them.
    ...takenArrows(map, moment),
    ...map.dots.map((dot) => state({ ...dot, look: 'dot' })),
    ...map.windows.flatMap(({ id, arbiter, cells }) => [
      state({ ...arbiter, look: 'arbiter', label: telling.window.arbiter, rule: '101.4' }),
      ...cells.map((cell) => ({
        ...state({ ...cell, look: 'cell', label: telling.window.cell(cell.side, cell.does), rule: '101.4' }),
        waiting: id === windowAt ? waiting(cell) : 0,
      })),
    ]),
    ...returnArrow(map, windowAt, standby, telling.window.back),
  ];
}

/** The state with a window that is active, or that the active state will lead to. */
export const activeWindow = ({ windows }: TurnMap, active: readonly string[]): string | undefined =>
  active.findLast((id) => windows.some((window) => window.id === id));

/** What waits in a cell: an effect by its card, a declaration by the card or the fact that it is about. */
export interface Waiting {
  readonly name: string;
  readonly stage: WaitingEffect['stage'];
}

export function waitingIn(
  { effects, declarations }: DrawnStandby,
  { side, does }: Pick<MapCell, 'side' | 'does'>,
  { name, event: eventName }: Telling,
): readonly Waiting[] {
  const lane = side === 'AP' ? 'ap' : 'nap';
  return does === 'resolves'
    ? effects[lane].map(({ card, stage }) => ({ name: name(card), stage }))
    : declarations[lane].map(({ card, event, stage }) => ({
        name: card === undefined ? eventName(event) : name(card),
        stage,
      }));
}

function takenArrows(map: TurnMap, { step, actors }: Moment): readonly ArrowShape[] {
  if (step === undefined || actors[step.actor]?.chart !== 'duel') return [];
  return step.edges.flatMap((edge): readonly ArrowShape[] => {
    const [source = ''] = edge.split('|');
    const target = step.entered.at(-1) ?? source;
    const [from, to] = [shownAs(map, source), shownAs(map, target)];
    const boxes = [map.boxes[from ?? ''], map.boxes[to ?? '']] as const;
    if (from === to || boxes[0] === undefined || boxes[1] === undefined) return [];
    return clearArrow(map, boxes[0], boxes[1]).map((arrow) => ({ kind: 'taken', ...arrow, label: '' }));
  });
}

/** How far the arrow bends to the right of the window: less than the distance to the next text. */
const BEND = 13;

/** From the cell in which NAP resolves back to the one in which AP does. */
function returnArrow(
  map: TurnMap,
  windowAt: string | undefined,
  standby: DrawnStandby | undefined,
  label: string,
): readonly ArrowShape[] {
  const { windows } = map;
  const cells = windows.find(({ id }) => id === windowAt)?.cells ?? [];
  const cellOf = (side: MapCell['side']): Box | undefined =>
    cells.find((cell) => cell.side === side && cell.does === 'resolves')?.box;
  const [from, to] = [cellOf('NAP'), cellOf('AP')];
  if (!standby?.next?.returned || from === undefined || to === undefined) return [];
  const [right, low, high] = [from.x + from.width, from.y + from.height / 2, to.y + to.height / 2];
  const at = placeOfReturnLabel(map, from, to, label);
  return [
    {
      kind: 'return',
      path: `M${right},${low}C${right + BEND},${low} ${right + BEND},${high} ${right},${high}`,
      label: at === undefined ? '' : label,
      at: at ?? to,
    },
  ];
}

/** How far from the arrow its label may be, and the distance between the places that are tried. */
const REACH = { x: 130, y: 63, step: 7 } as const;

/** Makes a value once for each map and key. */
function madeOnce<Value>(): (map: TurnMap, key: string, make: () => Value) => Value {
  const ofMaps = new WeakMap<TurnMap, Map<string, { readonly made: Value }>>();
  return (map, key, make) => {
    const known = ofMaps.get(map) ?? new Map<string, { readonly made: Value }>();
    ofMaps.set(map, known);
    const { made } = known.get(key) ?? { made: make() };
    known.set(key, { made });
    return made;
  };
}

const placeOfLabel = madeOnce<Point | undefined>();

/** The end of the label: the nearest place to the lower end of the arrow where it covers no other text. */
const placeOfReturnLabel = (map: TurnMap, from: Box, to: Box, text: string): Point | undefined =>
  placeOfLabel(map, JSON.stringify([from, to, text]), () => findPlaceOfReturnLabel(map, from, to, text));

function findPlaceOfReturnLabel(map: TurnMap, from: Box, to: Box, text: string): Point | undefined {
  const width = nameWidth(text, 'bold');
  const nearest = { x: from.x + from.width - 2, y: from.y + from.height + 10 };
  const texts = textBoxes(map);
  const arrow = { x: from.x, y: to.y, width: from.width + BEND, height: from.y + from.height - to.y };
  const isFree = ({ x, y }: Point): boolean => {
    const label: Box = { x: x - width, y: y - 10, width, height: 13 };
    const isOnSheet = label.x >= 0 && label.y >= 0 && x <= map.width && y + 3 <= map.height;
    return isOnSheet && ![...texts, arrow].some((box) => overlap(box, label));
  };
  return placesAround(nearest).find(isFree);
}

/** Places on a grid around a point, the nearest first. */
function placesAround({ x, y }: Point): readonly Point[] {
  const places: Point[] = [];
  for (let right = -REACH.x; right <= REACH.x; right += REACH.step)
    for (let down = -REACH.y; down <= REACH.y; down += REACH.step) places.push({ x: right, y: down });
  places.push({ x: 0, y: 0 });
  return places
    .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))
    .map((place) => ({ x: x + place.x, y: y + place.y }));
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The boxes of all names and numbers on the map. */
export const textBoxes = ({ frames, dots, windows }: TurnMap): readonly Box[] => [
  ...frames.flatMap(({ look, box, label, rule }): readonly Box[] => {
    const name = { x: box.x + 4, y: box.y + 2, width: nameWidth(label, 'bold') + 4, height: 14 };
    const width = look === 'frame' ? rule.length * MAP_TEXT.rule + 2 : 0;
    const number = { x: box.x + box.width - 6 - width, y: box.y + 2, width, height: 14 };
    return look === 'chip' ? [box] : look === 'frame' ? [name, number] : [name];
  }),
  ...dots.map(({ box }) => box),
  ...windows.map(({ box }) => box),
];

const linkPath = ({ x, y, width, height }: Box): string => `M${x},${y + height / 2}h${width}`;

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Between the rows of a list an arrow has no room: it goes around their ends. */
const ROW_GAP = 12;

/** An arrow as SVG draws it, and some point of it. */
interface Arrow {
  readonly path: string;
  readonly at: Point;
}

const arrowOf = madeOnce<readonly Arrow[]>();

/** An arrow from the edge of one box to the edge of another that strikes through no name: a curve, or a way around. */
const clearArrow = (map: TurnMap, from: Box, to: Box): readonly Arrow[] =>
  arrowOf(map, JSON.stringify([from, to]), () => newArrow(map, from, to));

function newArrow(map: TurnMap, from: Box, to: Box): readonly Arrow[] {
  const curve = curveBetween(from, to);
  const points = sampled(curve);
  const at = points[points.length >> 1] ?? middle(from);
  if (isClear(map, points)) return [{ path: pathOf(curve), at }];
  const sides = isBeside(from, to) || gapBetween(from, to) >= ROW_GAP ? 'all' : 'ends';
  const route = routeBetween(map, placesOn(from, sides), placesOn(to, sides));
  return route === undefined ? [] : [{ path: `M${route.map(({ x, y }) => `${x},${y}`).join('L')}`, at }];
}

/** Where an arrow may leave a box or arrive at it. `ends`: boxes that are close below each other leave no room between them. */
function placesOn({ x, y, width, height }: Box, sides: 'all' | 'ends'): readonly Point[] {
  const ends = [
    { x: x + width, y: y + height / 2 },
    { x, y: y + height / 2 },
  ];
  if (sides === 'ends') return ends;
  return [...ends, { x: x + width / 2, y }, { x: x + width / 2, y: y + height }];
}

/** A straight line, or a curve with its two control points. */
type Curve = readonly [Point, Point] | readonly [Point, Point, Point, Point];

const pathOf = ([from, ...rest]: Curve): string =>
  `M${from.x},${from.y}${rest.length === 1 ? 'L' : 'C'}${rest.map(({ x, y }) => `${x},${y}`).join(' ')}`;

/** Enough points for the next one to be nearer than a letter is wide, on all but the longest arrows. */
const SAMPLES = 128;

function sampled(curve: Curve): readonly Point[] {
  const [from, one, other = one, to = one] = curve;
  const start = curve.length === 2 ? from : one;
  const along = (t: number, name: 'x' | 'y'): number =>
    (1 - t) ** 3 * from[name] +
    3 * (1 - t) ** 2 * t * start[name] +
    3 * (1 - t) * t ** 2 * other[name] +
    t ** 3 * to[name];
  return Array.from({ length: SAMPLES + 1 }, (_, index) => ({
    x: along(index / SAMPLES, 'x'),
    y: along(index / SAMPLES, 'y'),
  }));
}

const isBeside = (from: Box, to: Box): boolean => from.x + from.width <= to.x || to.x + to.width <= from.x;

const gapBetween = (from: Box, to: Box): number =>
  Math.max(to.y - from.y - from.height, from.y - to.y - to.height);

/** From the edge of one box to the edge of another. */
function curveBetween(from: Box, to: Box): Curve {
  const [a, b] = [middle(from), middle(to)];
  if (isBeside(from, to)) {
    const right = a.x < b.x;
    const [startX, endX] = right ? [from.x + from.width, to.x] : [from.x, to.x + to.width];
    const bend = (endX - startX) / 2;
    return [
      { x: startX, y: a.y },
      { x: startX + bend, y: a.y },
      { x: endX - bend, y: b.y },
      { x: endX, y: b.y },
    ];
  }
  if (gapBetween(from, to) < ROW_GAP) {
    const [startX, endX] = [from.x + from.width, to.x + to.width];
    const bend = Math.max(startX, endX) + BEND;
    return [
      { x: startX, y: a.y },
      { x: bend, y: a.y },
      { x: bend, y: b.y },
      { x: endX, y: b.y },
    ];
  }
  const down = a.y < b.y;
  const [startY, endY] = down ? [from.y + from.height, to.y] : [from.y, to.y + to.height];
  return [
    { x: a.x, y: startY },
    { x: b.x, y: endY },
  ];
}
