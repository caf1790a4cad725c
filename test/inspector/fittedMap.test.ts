import { describe, expect, test } from 'vitest';
import type { Point } from '../../inspector/core/charts/chartLayout.ts';
import {
  type Box,
  fittedMap,
  initialMoment,
  inkOn,
  mapShapes,
  scrolledTo,
  shownAs,
  textBoxes,
  turnMap,
} from '../../inspector/model/index.ts';
import type { Moment } from '../../inspector/model/moment.ts';
import { ENGLISH } from '../../inspector/model/telling/english.ts';
import { JAPANESE } from '../../inspector/page/language/japaneseTelling.ts';
import { chartGraphs } from '../../inspector/recording/chartGraph.ts';
import type { DrawnStandby } from '../../inspector/trace.ts';

const { duel } = chartGraphs();

/** The area of the map on screens of these sizes. */
const AREAS = {
  '1024x768': { width: 711, height: 330 },
  '1440x900': { width: 1027, height: 350 },
  '1920x1080': { width: 1507, height: 400 },
  '2560x1440': { width: 2150, height: 700 },
  phone: { width: 382, height: 380 },
} as const;

describe('the map in its area', () => {
  test('has larger names where there is room, and never smaller ones', () => {
    const scales = Object.entries(AREAS).map(([name, area]) => [name, fittedMap(duel, area).scale]);
    expect(Object.fromEntries(scales)).toEqual({
      '1024x768': 1,
      '1440x900': 1,
      '1920x1080': expect.closeTo(1.2, 1),
      '2560x1440': expect.closeTo(1.8, 1),
      phone: 1,
    });
  });

  test('keeps the steps of a turn in one row at 1024 pixels', () => {
    const { map } = fittedMap(duel, AREAS['1024x768']);
    const tops = ['startOfTurn', 'draw', 'charge', 'main', 'attack', 'end'].map(
      (step) => map.links.find(({ from, to }) => [from, to].includes(`duel.turn.${step}`))?.box.y,
    );
    expect(new Set(tops).size).toBe(1);
  });
});

const returned = { next: { returned: true, player: 'p1', side: 'AP', does: 'resolves' } } as const;

const standby = {
  active: 'p1',
  effects: { ap: [], nap: [] },
  declarations: { ap: [], nap: [] },
  next: { ...returned.next, state: 'apEffect', rule: '101.4c', why: '' },
} satisfies DrawnStandby;

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each([382, 711, 866, 1027, 1240, 1507])(
  'the return to the active player, %i pixels wide',
  (width) => {
    const map = turnMap(duel, width);
    const windows = map.windows.filter(
      ({ cells }) => cells.filter(({ does }) => does === 'resolves').length === 2,
    );

    test.each(windows)('covers no text: $id', ({ id }) => {
      const moment = { ...initialMoment, active: { duel: ['duel', id], standby: [] }, standby };
      const arrow = mapShapes(map, moment).find(({ kind }) => kind === 'return');
      if (arrow?.kind !== 'return') throw new Error('There is no arrow.');
      expect(arrow.label).toBe('back to AP');
      const label = { x: arrow.at.x - 66, y: arrow.at.y - 9, width: 66, height: 11 };
      expect(textBoxes(map).filter((text) => overlap(text, label))).toEqual([]);
    });
  },
);

describe('scrolling to the active state', () => {
  const view = { x: 0, y: 0, width: 400, height: 200 };

  test('moves nothing that can be seen already', () => {
    expect(scrolledTo([{ x: 20, y: 20, width: 50, height: 20 }], view)).toMatchObject({ x: 0, y: 0 });
  });

  test('shows the state, with the step around it if there is room for both', () => {
    const leaf = { x: 30, y: 500, width: 50, height: 14 };
    const step = { x: 10, y: 480, width: 100, height: 80 };
    const large = { x: 0, y: 300, width: 400, height: 900 };
    expect(scrolledTo([leaf, step], view)).toEqual({ x: 0, y: 372 });
    expect(scrolledTo([leaf, step, large], view)).toEqual({ x: 0, y: 372 });
    expect(scrolledTo([{ ...leaf, y: 1150 }, large], view)).toEqual({ x: 0, y: 976 });
  });

  test('cuts nothing above a step that is too large to be seen whole anyway', () => {
    const leaf = { x: 30, y: 100, width: 50, height: 14 };
    const large = { x: 0, y: 24, width: 400, height: 900 };
    expect(scrolledTo([leaf, large], view)).toEqual({ x: 0, y: 0 });
    expect(scrolledTo([leaf, { ...large, y: 26 }], view)).toEqual({ x: 0, y: 14 });
  });
});

describe('the transition just taken', () => {
  const map = turnMap(duel, 866);
  const dotOf = (id: string) => {
    const found = map.dots.find((dot) => dot.id === id);
    if (found === undefined) throw new Error(`The map has no ${id}.`);
    return found.box;
  };
  const shapesAfter = (from: string, to: string) =>
    mapShapes(map, {
      ...initialMoment,
      actors: { duel: { chart: 'duel' } },
      step: { actor: 'duel', event: 'always', edges: [`${from}|always|0`], exited: [from], entered: [to] },
    } as unknown as Moment);

  test('is drawn below the names of the states', () => {
    const kinds = shapesAfter('duel.turn.end.announcing', 'duel.turn.end.lapsing').map((shape) =>
      shape.kind === 'state' ? shape.look : shape.kind,
    );
    const taken = kinds.indexOf('taken');
    expect(taken).toBeGreaterThan(kinds.lastIndexOf('frame'));
    expect(taken).toBeLessThan(kinds.indexOf('dot'));
    expect(taken).toBeLessThan(kinds.indexOf('cell'));
  });

  test('goes around the ends of two names that are below each other', () => {
    const [from, to] = ['duel.turn.end.lapsing', 'duel.turn.end.ending'];
    const arrow = shapesAfter(from, to).find(({ kind }) => kind === 'taken');
    const numbers = arrow?.kind === 'taken' ? (arrow.path.match(/[\d.]+/g) ?? []).map(Number) : [];
    const right = Math.max(dotOf(from).x + dotOf(from).width, dotOf(to).x + dotOf(to).width);
    // The curve begins and ends at the right of a name, and nothing of it is left of that.
    expect(numbers[0]).toBe(dotOf(from).x + dotOf(from).width);
    expect(numbers.at(-2)).toBe(dotOf(to).x + dotOf(to).width);
    expect([numbers[2], numbers[4]].every((x) => (x ?? 0) > right)).toBe(true);
  });
});

/** The points of a path of lines and cubic curves, at most half a pixel apart. */
function pointsOf(path: string): readonly Point[] {
  const [start = '', ...parts] = path.split(/(?=[MLC])/);
  const pairs = (part: string): readonly Point[] =>
    (part.match(/-?[\d.]+,-?[\d.]+/g) ?? []).map((pair) => {
      const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
      return { x, y };
    });
  const points = [...pairs(start)];
  for (const part of parts)
    for (const [index, end] of pairs(part).entries()) {
      if (part.startsWith('C') && index < 2) continue;
      const from = points.at(-1) ?? end;
      const [one, other] = part.startsWith('C') ? pairs(part) : [from, end];
      const steps = Math.ceil(4 * (Math.abs(end.x - from.x) + Math.abs(end.y - from.y)) + 100);
      for (let step = 1; step <= steps; step++) {
        const t = step / steps;
        const at = (name: 'x' | 'y'): number =>
          (1 - t) ** 3 * from[name] +
          3 * (1 - t) ** 2 * t * (one?.[name] ?? 0) +
          3 * (1 - t) * t ** 2 * (other?.[name] ?? 0) +
          t ** 3 * end[name];
        points.push({ x: at('x'), y: at('y') });
      }
    }
  return points;
}

describe.each(Object.entries(AREAS))('the arrows between states at %s', (_, area) => {
  test.each(['English', 'Japanese'])('strike through no name in %s', (language) => {
    const telling = language === 'English' ? ENGLISH : JAPANESE;
    const { map } = fittedMap(duel, area, telling);
    const initial = new Map(
      duel.nodes.filter(({ initial: is }) => is).map(({ id }) => [id.slice(0, id.lastIndexOf('.')), id]),
    );
    const leafOf = (id: string): string => (initial.has(id) ? leafOf(initial.get(id) ?? '') : id);
    const entered = duel.edges.filter(({ targetless }) => !targetless);
    const arrows = entered.flatMap(({ id, source, target }) => {
      const step = { actor: 'duel', event: '', edges: [id], exited: [source], entered: [leafOf(target)] };
      const moment = { ...initialMoment, actors: { duel: { chart: 'duel' } }, step } as unknown as Moment;
      return mapShapes(map, moment, telling).flatMap((shape) =>
        shape.kind === 'taken' ? [{ id, points: pointsOf(shape.path) }] : [],
      );
    });
    const drawn = entered.filter(({ source, target }) => {
      const [from, to] = [shownAs(map, source), shownAs(map, leafOf(target))];
      return from !== undefined && to !== undefined && from !== to;
    });
    expect(arrows.map(({ id }) => id)).toEqual(drawn.map(({ id }) => id));
    expect(arrows.length).toBeGreaterThan(200);
    const struck = arrows.filter(({ points }) =>
      inkOn(map).some((box) =>
        points.some(({ x, y }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height),
      ),
    );
    expect(struck.map(({ id }) => id)).toEqual([]);
  });
});
