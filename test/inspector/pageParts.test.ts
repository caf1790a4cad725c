import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { patchTable } from '../../inspector/model/table.ts';
import { neighbour } from '../../inspector/page/chart/neighbour.ts';
import {
  centred,
  fitted,
  following,
  isVisible,
  middleOf,
  visibleBox,
  zoomed,
} from '../../inspector/page/chart/view.ts';
import { countProblem, togglePick } from '../../inspector/page/decision/togglePick.ts';
import { ENGLISH_PAGE } from '../../inspector/page/language/texts.ts';
import { nearestRuleText } from '../../inspector/page/parts/nearestRuleText.ts';
import { addressOf, momentIn } from '../../inspector/page/session/address.ts';
import type { TablePatch } from '../../inspector/trace.ts';
import { emptyZones } from '../../table/setUp.ts';

const upTo = (max: number) => fc.integer({ min: 0, max });
const view = fc.record({
  x: upTo(2000),
  y: upTo(2000),
  scale: fc.double({ min: 0.1, max: 2, noNaN: true }),
});
const WINDOW = { width: 660, height: 220 };

describe('the address of a moment', () => {
  test.prop([upTo(999_999), upTo(999_999)])('round-trips', (line, seq) => {
    expect(momentIn(addressOf({ line, seq }))).toEqual({ line, seq });
  });

  it('accepts the long form and rejects anything else', () => {
    expect(momentIn('#seq=12')).toEqual({ line: 0, seq: 12 });
    for (const hash of ['', '#', '#x', '#-1', '#1.5', '#1:', '#:1', '#1:2:3'])
      expect(momentIn(hash)).toBeUndefined();
  });
});

describe('the view of a chart', () => {
  test.prop([view, fc.double({ min: 0.5, max: 2, noNaN: true }), upTo(660), upTo(220)])(
    'zooms around the pointer',
    (before, factor, x, y) => {
      const chartPointAt = ({ x: left, y: top, scale }: typeof before) => [
        (x - left) / scale,
        (y - top) / scale,
      ];
      const after = zoomed(before, factor, { x, y });
      const [atX = 0, atY = 0] = chartPointAt(before);
      expect(chartPointAt(after)).toEqual([expect.closeTo(atX, 4), expect.closeTo(atY, 4)]);
    },
  );

  test.prop([view, upTo(4000), upTo(4000)])(
    'keeps the active state visible when following',
    (before, left, top) => {
      const parent = { x: 500, y: 500, width: 5000, height: 5000 };
      const leaf = { x: 500 + left, y: 500 + top, width: 120, height: 40 };
      const after = following(leaf, parent, WINDOW, before);
      expect(isVisible(leaf, after, WINDOW)).toBe(true);
      expect(after.scale).toBeGreaterThanOrEqual(0.72);
    },
  );

  it('shows the whole box when fitted', () => {
    const box = { x: 100, y: 50, width: 9000, height: 4000 };
    const fit = fitted(box, WINDOW, 0.01, 1);
    expect(isVisible(box, fit, WINDOW)).toBe(true);
    const visible = visibleBox(fit, WINDOW);
    expect(middleOf(visible)).toEqual({ x: expect.closeTo(4600, 3), y: expect.closeTo(2050, 3) });
    expect(visibleBox(centred({ x: 10, y: 10 }, 2, WINDOW), WINDOW).width).toBe(330);
  });
});

describe('a patch of the table', () => {
  const none = emptyZones<number>();
  const turn = { number: 3, active: 'p1', attacks: 1 } as const;
  const over = { turn, attack: undefined, battle: undefined, using: undefined, result: undefined };
  const attack = {
    attacker: 7,
    target: { player: 'p2' },
    blocker: undefined,
    ended: false,
    shields: [],
  } as const;
  const attacking = { ...over, cards: {}, zones: { p1: none, p2: none }, attack };

  it('can end an attack after a round trip through JSON, which drops undefined properties', () => {
    const patch: TablePatch = JSON.parse(JSON.stringify({ rest: over }));
    expect(patchTable(attacking, patch).attack).toBeUndefined();
    expect(patchTable(attacking, {}).attack).toBe(attack);
  });
});

describe('arrow keys on the chart', () => {
  const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
  const layout = {
    width: 200,
    height: 200,
    edges: [],
    nodes: {
      a: { x: 0, y: 0, width: 200, height: 200 },
      'a.left': at(0, 50),
      'a.middle': at(50, 50),
      'a.right': at(100, 52),
      'a.far': at(90, 150),
    },
  };

  it('move to the nearest state in their direction, skipping ancestors and descendants', () => {
    expect(neighbour(layout, 'a.middle', 'ArrowRight')).toBe('a.right');
    expect(neighbour(layout, 'a.middle', 'ArrowLeft')).toBe('a.left');
    expect(neighbour(layout, 'a.middle', 'ArrowDown')).toBe('a.far');
    expect(neighbour(layout, 'a.middle', 'ArrowUp')).toBeUndefined();
    expect(neighbour(layout, 'a', 'ArrowRight')).toBeUndefined();
    expect(neighbour(layout, 'a.middle', 'Enter')).toBeUndefined();
  });
});

describe('picking options', () => {
  it('picks one or several in order, and unpicks an option that is pressed again', () => {
    expect(togglePick([], 2, 'one')).toEqual([2]);
    expect(togglePick([2], 0, 'one')).toEqual([0]);
    expect(togglePick([2], 0, 'several')).toEqual([2, 0]);
    expect(togglePick([2, 0], 2, 'several')).toEqual([0]);
  });

  it('reports how many options are missing or too many', () => {
    const { decision } = ENGLISH_PAGE;
    expect(countProblem({ min: 2, max: 3 }, [0], decision)).toBe('pick 1 more');
    expect(countProblem({ min: 0, max: 1 }, [], decision)).toBeUndefined();
    expect(countProblem({ min: 0, max: 1 }, [0, 1, 2], decision)).toBe('2 too many');
  });
});

describe('the text of a rule', () => {
  it('falls back to the nearest enclosing rule', () => {
    const rules = { '506.3': 'window', '506': 'declaration' };
    expect(nearestRuleText(rules, '506.3d')).toBe('window');
    expect(nearestRuleText(rules, '506.9z')).toBe('declaration');
    expect(nearestRuleText(rules, '999')).toBeUndefined();
  });
});
