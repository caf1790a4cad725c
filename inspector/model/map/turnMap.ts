import type { Box } from '../../core/charts/chartLayout.ts';
import type { ChartGraph, ChartNode } from '../../trace.ts';
import { ENGLISH } from '../telling/english.ts';
import type { Telling } from '../telling/telling.ts';

/** A compound state, drawn as a box around its children. A `chip` stands in the row for one that is drawn below it. */
export interface MapFrame {
  readonly id: string;
  readonly look: 'frame' | 'group' | 'chip';
  readonly box: Box;
  readonly label: string;
  readonly rule: string;
}

/** An ordinary state: a dot with its name. */
export interface MapDot {
  readonly id: string;
  readonly box: Box;
  readonly label: string;
  readonly rule: string;
}

/** One of the up to four states of a window (101.4) in which a player acts. */
export interface MapCell {
  readonly id: string;
  readonly box: Box;
  readonly side: 'AP' | 'NAP';
  readonly does: 'declares' | 'resolves';
}

/** A window: the arbiter with the states that it leads to, in the order in which it asks. Drawn alike everywhere. */
export interface MapWindow {
  /** The state that contains it. */
  readonly id: string;
  readonly box: Box;
  readonly arbiter: { readonly id: string; readonly box: Box };
  readonly cells: readonly MapCell[];
}

/** An arrow from a state to its right neighbour, if a transition leads there. */
export interface MapLink {
  readonly from: string;
  readonly to: string;
  readonly box: Box;
}

/** A chart on one sheet: rows of steps, each with its states and its window. */
export interface TurnMap {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly MapFrame[];
  readonly dots: readonly MapDot[];
  readonly windows: readonly MapWindow[];
  readonly links: readonly MapLink[];
  /** The box of every state that is drawn. */
  readonly boxes: Readonly<Record<string, Box>>;
  /** 500.4. The start of a step is not drawn: its states are shown as others of the step, its window as that of the step. */
  readonly shownAs: Readonly<Record<string, string>>;
}

/** Text sizes in pixels that the layout reserves: names are drawn at 11 px. */
export const MAP_TEXT = { letter: 6.5, bold: 7, rule: 6, line: 14, title: 17 } as const;

/** Kana and kanji are as wide as they are high. */
const WIDE = { from: '\u2E80', width: 11 } as const;

/** The width that the layout reserves for a name. */
export function nameWidth(name: string, look: 'letter' | 'bold'): number {
  let width = 0;
  for (const character of name) width += character >= WIDE.from ? WIDE.width : MAP_TEXT[look];
  return width;
}

const PAD = 3;
const GAP = 8;
const DOT = 13;
const CELL = { width: 94, height: 13 } as const;
const ARBITER = 12;
const WINDOW_WIDTH = ARBITER + CELL.width;
/** The window is placed beside the dots where they keep this width. */
const MIN_BESIDE = 116;

const CELLS: Readonly<Record<string, Pick<MapCell, 'side' | 'does'>>> = {
  apDeclare: { side: 'AP', does: 'declares' },
  apResolve: { side: 'AP', does: 'resolves' },
  napDeclare: { side: 'NAP', does: 'declares' },
  napResolve: { side: 'NAP', does: 'resolves' },
};
const ARBITER_KEY = 'arbitrating';

/** Something with a size that can be drawn anywhere. `height` stretches it. */
interface Block {
  readonly width: number;
  readonly height: number;
  readonly draw: (x: number, y: number, height: number) => void;
}

export const parentOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('.')));

/** The drawn state that shows a state: itself, the one that is drawn for it, or the nearest ancestor of which that is true. */
export function shownAs(map: Pick<TurnMap, 'boxes' | 'shownAs'>, id: string): string | undefined {
  for (let at = id; at !== ''; at = parentOf(at)) {
    const shown = map.shownAs[at] ?? at;
    if (map.boxes[shown] !== undefined) return shown;
  }
  return undefined;
}

/** The active states as the map shows them, from the outermost to the innermost. */
export function activeAsShown(map: TurnMap, active: readonly string[]): readonly string[] {
  const leaf = shownAs(map, active.at(-1) ?? '');
  if (leaf === undefined || active.includes(leaf)) return active;
  const path: string[] = [];
  for (let at = leaf; at !== ''; at = parentOf(at)) path.unshift(at);
  return path;
}

/** Lays out a chart in a width in pixels. The height follows from it; narrow sheets have more rows. */
export function turnMap(chart: ChartGraph, width: number, telling: Telling = ENGLISH): TurnMap {
  const inWords = known.get(telling) ?? new WeakMap<ChartGraph, Contents>();
  known.set(telling, inWords);
  const contents = inWords.get(chart) ?? new Contents(chart, telling);
  inWords.set(chart, contents);
  return new Layout(contents).whole(width);
}

const known = new WeakMap<Telling, WeakMap<ChartGraph, Contents>>();

/** 500.4. Hardly anything triggers at the start of a step. */
const isStartOfStep = ({ key, rule, type }: ChartNode): boolean =>
  rule === '500.4' && type === 'compound' && CELLS[key] === undefined;

/** What the layout of a chart reads of its states. It is the same at every width, and a map is laid out at several before it fits. */
class Contents {
  readonly root: ChartNode | undefined;
  readonly #chart: ChartGraph;
  readonly #telling: Telling;
  readonly #children = new Map<string, ChartNode[]>();
  readonly #linked = new Map<string, boolean>();

  constructor(chart: ChartGraph, telling: Telling) {
    this.#chart = chart;
    this.#telling = telling;
    this.root = chart.nodes.find(({ id }) => id === chart.root);
    for (const node of chart.nodes) {
      if (node.parent === undefined) continue;
      const siblings = this.#children.get(node.parent);
      if (siblings === undefined) this.#children.set(node.parent, [node]);
      else siblings.push(node);
    }
  }

  /** The state to which the start of a step leads shows it; its window is shown as that of the step around that state. */
  get shownAs(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.#chart.nodes.filter(isStartOfStep).flatMap((start) => {
        const inside = `${start.id}.`;
        const onward = this.#chart.edges.find(
          ({ source, target }) => source.startsWith(inside) && !target.startsWith(inside),
        );
        if (onward === undefined) return [];
        const first = this.#firstState(onward.target);
        return [
          [start.id, first],
          ...this.childrenOf(start)
            .filter(({ key }) => key === ARBITER_KEY || CELLS[key] !== undefined)
            .map(({ id, key }) => [id, `${parentOf(first)}.${key}`]),
        ];
      }),
    );
  }

  #firstState(id: string): string {
    const initial = (this.#children.get(id) ?? []).find((child) => child.initial);
    return initial === undefined ? id : this.#firstState(initial.id);
  }

  nameOf({ key }: ChartNode): string {
    return this.#telling.state(key);
  }

  childrenOf({ id }: ChartNode): readonly ChartNode[] {
    return this.#children.get(id) ?? [];
  }

  /** Its children except for those that its window shows, and the start of the step. */
  readonly ownChildren = oncePerNode((node): readonly ChartNode[] => {
    const children = this.childrenOf(node).filter((child) => !isStartOfStep(child));
    return this.hasWindow(node)
      ? children.filter(({ key }) => key !== ARBITER_KEY && CELLS[key] === undefined)
      : children;
  });

  readonly hasWindow = oncePerNode((node): boolean => {
    const children = this.childrenOf(node);
    return (
      children.some(({ key }) => key === ARBITER_KEY) && children.some(({ key }) => CELLS[key] !== undefined)
    );
  });

  readonly hasWindowInside = oncePerNode(
    (node): boolean => this.hasWindow(node) || this.ownChildren(node).some(this.hasWindowInside),
  );

  /** A state whose children are steps: rows of boxes instead of one box. */
  readonly isRows = oncePerNode((node): boolean => {
    const children = this.ownChildren(node);
    return children.some(this.isRows) || children.filter(this.hasWindowInside).length >= 2;
  });

  /** The width of its name, and of a window in each of its parts. */
  readonly leastWidth = oncePerNode((node): number => {
    const name = nameWidth(this.nameOf(node), 'bold');
    if (this.isRows(node)) return name + 4 * PAD;
    const title = name + node.rule.length * MAP_TEXT.rule + 3 * PAD;
    const nested = this.ownChildren(node).filter(this.hasWindowInside);
    const parts = nested.map((child) => this.leastWidth(child));
    const window = this.hasWindow(node) ? WINDOW_WIDTH : 0;
    return Math.ceil(
      Math.max(title, ...[window, ...parts, this.#longestName(node)].map((part) => part + 2 * PAD)),
    );
  });

  readonly countInside = oncePerNode((node): number =>
    this.ownChildren(node).reduce((total, child) => total + 1 + this.countInside(child), 0),
  );

  /** Whether a transition leads from inside one state into another. */
  isLinked(from: ChartNode, to: ChartNode): boolean {
    const pair = `${from.id} ${to.id}`;
    const linked = this.#linked.get(pair) ?? this.#findLink(from.id, to.id);
    this.#linked.set(pair, linked);
    return linked;
  }

  #findLink(from: string, to: string): boolean {
    const [inFrom, inTo] = [`${from}.`, `${to}.`];
    return this.#chart.edges.some(
      ({ source, target }) =>
        (source === from || source.startsWith(inFrom)) && (target === to || target.startsWith(inTo)),
    );
  }

  /** The widest dot inside, with the box around it. */
  readonly #longestName = oncePerNode((node): number =>
    Math.max(
      0,
      ...this.ownChildren(node).map((child) =>
        Math.max(DOT + nameWidth(this.nameOf(child), 'letter') + 5, this.#longestName(child) + 8),
      ),
    ),
  );
}

function oncePerNode<T>(find: (node: ChartNode) => T): (node: ChartNode) => T {
  const found = new Map<ChartNode, T>();
  return (node) => {
    const before = found.get(node);
    if (before !== undefined) return before;
    const value = find(node);
    found.set(node, value);
    return value;
  };
}

class Layout {
  readonly #contents: Contents;
  readonly #frames: MapFrame[] = [];
  readonly #dots: MapDot[] = [];
  readonly #windows: MapWindow[] = [];
  readonly #links: MapLink[] = [];
  readonly #boxes: Record<string, Box> = {};

  constructor(contents: Contents) {
    this.#contents = contents;
  }

  whole(width: number): TurnMap {
    const { root } = this.#contents;
    const block = root === undefined ? undefined : this.#rows(root, width - 2);
    block?.draw(1, 1, block.height);
    return {
      width,
      height: (block?.height ?? 0) + 2,
      frames: this.#frames,
      dots: this.#dots,
      windows: this.#windows,
      links: this.#links,
      boxes: this.#boxes,
      shownAs: this.#contents.shownAs,
    };
  }

  /**
   * Its plain states in a line, its steps in rows, and below them the steps that are rows themselves. Outside of the turn a state with a
   * window, which settles a position, is a dot: it has passed when a duel is seen.
   */
  #rows(node: ChartNode, width: number): Block {
    const own = this.#contents.ownChildren(node);
    const isRoot = node.parent === undefined;
    const steps = own.filter(isRoot ? this.#contents.isRows : this.#contents.hasWindowInside);
    const inner = isRoot ? width : width - 2 * PAD;
    const strip = own
      .filter((child) => !steps.includes(child))
      .map((child) => (this.#contents.hasWindowInside(child) ? this.#dot(child) : this.#token(child, inner)));
    const hasChips = steps.some((step) => !this.#contents.isRows(step));
    const parts = [
      ...(strip.length === 0 ? [] : [flow(strip, inner)]),
      ...(hasChips ? this.#shelves(steps, inner) : []),
      ...steps.filter(this.#contents.isRows).map((step) => this.#rows(step, inner)),
    ];
    const column = stacked(parts, inner);
    if (isRoot) return column;
    return this.#framed(node, 'frame', width, column);
  }

  /** Steps side by side, in as many rows as the width needs. Wider rows give room to those with most to show. */
  #shelves(steps: readonly ChartNode[], width: number): readonly Block[] {
    const shelves: ChartNode[][] = [];
    let used = Number.POSITIVE_INFINITY;
    for (const step of steps) {
      const least = this.#contents.leastWidth(step);
      if (used + GAP + least > width) {
        shelves.push([]);
        used = -GAP;
      }
      shelves.at(-1)?.push(step);
      used += GAP + least;
    }
    return shelves.map((shelf) => this.#shelf(shelf, width));
  }

  #shelf(steps: readonly ChartNode[], width: number): Block {
    const least = steps.map((step) => this.#contents.leastWidth(step));
    const weights = steps.map((step) =>
      this.#contents.isRows(step) ? 0 : this.#contents.countInside(step) ** 2,
    );
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    const spare = Math.max(0, width - sum(least) - GAP * (steps.length - 1));
    const blocks = steps.map((step, index) => {
      const share = (spare * (weights[index] ?? 0)) / Math.max(1, sum(weights));
      const wide = Math.floor((least[index] ?? 0) + share);
      return this.#contents.isRows(step) ? this.#chip(step, wide) : this.#step(step, wide);
    });
    const height = Math.max(...blocks.map((block) => block.height));
    return {
      width,
      height,
      draw: (x, y) => {
        let left = x;
        for (const [index, block] of blocks.entries()) {
          block.draw(left, y, height);
          left += block.width;
          this.#link(steps[index], steps[index + 1], { x: left, y, width: GAP, height: MAP_TEXT.title });
          left += GAP;
        }
      },
    };
  }

  #link(from: ChartNode | undefined, to: ChartNode | undefined, box: Box): void {
    if (from === undefined || to === undefined) return;
    if (this.#contents.isLinked(from, to)) this.#links.push({ from: from.id, to: to.id, box });
  }

  #chip(node: ChartNode, width: number): Block {
    const height = MAP_TEXT.title + 7;
    return {
      width,
      height,
      draw: (x, y) =>
        void this.#frames.push({ ...this.#labelled(node), look: 'chip', box: { x, y, width, height } }),
    };
  }

  /** A step: its states, its window, and the parts of it that have windows of their own. */
  #step(node: ChartNode, width: number): Block {
    const inner = width - 2 * PAD;
    const own = this.#contents.ownChildren(node);
    const nested = own.filter(this.#contents.hasWindowInside);
    const plain = own.filter((child) => !nested.includes(child));
    const window = this.#contents.hasWindow(node) ? this.#window(node) : undefined;
    const top = window === undefined ? [this.#plain(plain, inner)] : this.#withWindow(plain, window, inner);
    const blocks = [...top, ...nested.map((child) => this.#step(child, inner))];
    return this.#framed(
      node,
      'frame',
      width,
      stacked(
        blocks.filter(({ height }) => height > 0),
        inner,
      ),
    );
  }

  /** The window beside or below the states, whichever is lower. */
  #withWindow(plain: readonly ChartNode[], window: Block, width: number): readonly Block[] {
    const below = [this.#plain(plain, width), window];
    if (width < WINDOW_WIDTH + PAD + MIN_BESIDE) return below;
    const left = this.#plain(plain, width - WINDOW_WIDTH - PAD);
    const besides = beside(left, window, width);
    return besides.height < stacked(below, width).height ? [besides] : below;
  }

  /** States without windows: dots in lines, then a box for each that has states of its own. */
  #plain(nodes: readonly ChartNode[], width: number): Block {
    const dots = nodes.filter((node) => this.#contents.ownChildren(node).length === 0);
    const groups = nodes.filter((node) => this.#contents.ownChildren(node).length > 0);
    return stacked(
      [
        ...(dots.length === 0
          ? []
          : [
              flow(
                dots.map((node) => this.#dot(node)),
                width,
              ),
            ]),
        ...groups.map((node) => this.#group(node, width)),
      ],
      width,
    );
  }

  #token(node: ChartNode, width: number): Block {
    return this.#contents.ownChildren(node).length === 0 ? this.#dot(node) : this.#group(node, width);
  }

  /** A state with plain states only: its name and its dots, in a box of their own. */
  #group(node: ChartNode, width: number): Block {
    const name: Block = {
      width: nameWidth(this.#contents.nameOf(node), 'bold') + PAD,
      height: MAP_TEXT.line,
      draw: () => undefined,
    };
    const parts = this.#contents.ownChildren(node).map((child) => this.#token(child, width - 8));
    const content = flow([name, ...parts], width - 8);
    const block: Block = { ...content, width: content.width + 8, height: content.height + 2 };
    return {
      ...block,
      draw: (x, y) => {
        const { width: wide, height } = block;
        this.#frame(node, 'group', { x, y, width: wide, height });
        content.draw(x + 4, y + 1, content.height);
      },
    };
  }

  #dot(node: ChartNode): Block {
    const width = Math.ceil(DOT + nameWidth(this.#contents.nameOf(node), 'letter') + 5);
    const height = MAP_TEXT.line;
    return {
      width,
      height,
      draw: (x, y) => {
        const box = { x, y, width, height };
        this.#boxes[node.id] = box;
        this.#dots.push({ ...this.#labelled(node), box });
      },
    };
  }

  #window(node: ChartNode): Block {
    const children = this.#contents.childrenOf(node);
    const arbiter = children.find(({ key }) => key === ARBITER_KEY);
    const cells = Object.entries(CELLS).flatMap(([key, cell]) =>
      children.filter((child) => child.key === key).map(({ id }) => ({ id, ...cell })),
    );
    const height = cells.length * CELL.height + 2;
    return {
      width: WINDOW_WIDTH,
      height,
      draw: (x, y) => {
        const drawn = cells.map((cell, index) => ({
          ...cell,
          box: { x: x + ARBITER, y: y + 1 + index * CELL.height, ...CELL },
        }));
        for (const { id, box } of drawn) this.#boxes[id] = box;
        const box = { x, y: y + 1, width: ARBITER - 3, height: height - 2 };
        if (arbiter !== undefined) this.#boxes[arbiter.id] = box;
        this.#windows.push({
          id: node.id,
          box: { x, y, width: WINDOW_WIDTH, height },
          arbiter: { id: arbiter?.id ?? node.id, box },
          cells: drawn,
        });
      },
    };
  }

  #framed(node: ChartNode, look: MapFrame['look'], width: number, content: Block): Block {
    const height = MAP_TEXT.title + content.height + PAD;
    return {
      width,
      height,
      draw: (x, y, tall) => {
        this.#frame(node, look, { x, y, width, height: Math.max(height, tall) });
        content.draw(x + PAD, y + MAP_TEXT.title, content.height);
      },
    };
  }

  #frame(node: ChartNode, look: MapFrame['look'], box: Box): void {
    this.#boxes[node.id] = box;
    this.#frames.push({ ...this.#labelled(node), look, box });
  }

  #labelled(node: ChartNode) {
    return { id: node.id, label: this.#contents.nameOf(node), rule: node.rule };
  }
}

/** Blocks in lines, as words in a text. */
function flow(blocks: readonly Block[], width: number): Block {
  const lines: Block[][] = [];
  let used = 0;
  for (const block of blocks) {
    if (lines.length === 0 || used + block.width > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(block);
    used += block.width;
  }
  const heights = lines.map((line) => Math.max(...line.map(({ height }) => height)));
  const widths = lines.map((line) => line.reduce((total, block) => total + block.width, 0));
  return {
    width: Math.max(0, ...widths),
    height: heights.reduce((total, height) => total + height, 0),
    draw: (x, y) => {
      let top = y;
      for (const [index, line] of lines.entries()) {
        let left = x;
        for (const block of line) {
          block.draw(left, top, block.height);
          left += block.width;
        }
        top += heights[index] ?? 0;
      }
    },
  };
}

const SPACE = 2;

/** Blocks below each other. */
const stacked = (blocks: readonly Block[], width: number): Block => ({
  width,
  height: blocks.reduce((total, { height }) => total + height, 0) + SPACE * Math.max(0, blocks.length - 1),
  draw: (x, y) => {
    let top = y;
    for (const block of blocks) {
      block.draw(x, top, block.height);
      top += block.height + SPACE;
    }
  },
});

const beside = (left: Block, right: Block, width: number): Block => ({
  width,
  height: Math.max(left.height, right.height),
  draw: (x, y) => {
    left.draw(x, y, left.height);
    right.draw(x + width - right.width, y, right.height);
  },
});
