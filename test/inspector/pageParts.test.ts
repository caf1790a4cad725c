import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { patched } from '../../inspector/model/table.ts';
import { neighbour } from '../../inspector/page/chart/neighbour.ts';
import {
  centred,
  fitted,
  following,
  isInSight,
  middleOf,
  seenBox,
  zoomed,
} from '../../inspector/page/chart/view.ts';
import { countRefusal, picking } from '../../inspector/page/decision/picking.ts';
import { ruleWords } from '../../inspector/page/parts/ruleWords.ts';
import { addressOf, momentIn } from '../../inspector/page/session/address.ts';
import type { TablePatch } from '../../inspector/trace.ts';

const whole = (max: number) => fc.integer({ min: 0, max });
const view = fc.record({
  x: whole(2000),
  y: whole(2000),
  scale: fc.double({ min: 0.1, max: 2, noNaN: true }),
});
const WINDOW = { width: 660, height: 220 };

describe('the address of a moment', () => {
  test.prop([whole(999_999), whole(999_999)])('names the moment that it was made of', (line, seq) => {
    expect(momentIn(addressOf({ line, seq }))).toEqual({ line, seq });
  });

  it('may be written in full, and is none when it is something else', () => {
    expect(momentIn('#seq=12')).toEqual({ line: 0, seq: 12 });
    for (const hash of ['', '#', '#x', '#-1', '#1.5', '#1:', '#:1', '#1:2:3'])
      expect(momentIn(hash)).toBeUndefined();
  });
});

describe('the view of a chart', () => {
  test.prop([view, fc.double({ min: 0.5, max: 2, noNaN: true }), whole(660), whole(220)])(
    'zooms about the point that is pointed at',
    (before, factor, x, y) => {
      const pointed = ({ x: left, y: top, scale }: typeof before) => [(x - left) / scale, (y - top) / scale];
      const after = zoomed(before, factor, { x, y });
      const [atX = 0, atY = 0] = pointed(before);
      expect(pointed(after)).toEqual([expect.closeTo(atX, 4), expect.closeTo(atY, 4)]);
    },
  );

  test.prop([view, whole(4000), whole(4000)])(
    'that follows keeps the active state in sight',
    (before, left, top) => {
      const around = { x: 500, y: 500, width: 5000, height: 5000 };
      const leaf = { x: 500 + left, y: 500 + top, width: 120, height: 40 };
      const after = following(leaf, around, WINDOW, before);
      expect(isInSight(leaf, after, WINDOW)).toBe(true);
      expect(after.scale).toBeGreaterThanOrEqual(0.72);
    },
  );

  it('that is fitted shows the whole box, and nothing is farther than the window', () => {
    const box = { x: 100, y: 50, width: 9000, height: 4000 };
    const fit = fitted(box, WINDOW, 0.01, 1);
    expect(isInSight(box, fit, WINDOW)).toBe(true);
    const seen = seenBox(fit, WINDOW);
    expect(middleOf(seen)).toEqual({ x: expect.closeTo(4600, 3), y: expect.closeTo(2050, 3) });
    expect(seenBox(centred({ x: 10, y: 10 }, 2, WINDOW), WINDOW).width).toBe(330);
  });
});

describe('a patch of the table', () => {
  const zones = { deck: [], hand: [], battleZone: [], manaZone: [], shieldZone: [], graveyard: [] };
  const rare = { hyperspatialZone: [], superGRZone: [] };
  const none = { ...zones, ...rare };
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

  it('ends an attack also after it went through JSON, which leaves out what is undefined', () => {
    const patch: TablePatch = JSON.parse(JSON.stringify({ rest: over }));
    expect(patched(attacking, patch).attack).toBeUndefined();
    expect(patched(attacking, {}).attack).toBe(attack);
  });
});

describe('walking from state to state', () => {
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

  it('goes to the nearest in the direction of the arrow, and neither out nor in', () => {
    expect(neighbour(layout, 'a.middle', 'ArrowRight')).toBe('a.right');
    expect(neighbour(layout, 'a.middle', 'ArrowLeft')).toBe('a.left');
    expect(neighbour(layout, 'a.middle', 'ArrowDown')).toBe('a.far');
    expect(neighbour(layout, 'a.middle', 'ArrowUp')).toBeUndefined();
    expect(neighbour(layout, 'a', 'ArrowRight')).toBeUndefined();
    expect(neighbour(layout, 'a.middle', 'Enter')).toBeUndefined();
  });
});

describe('picking options', () => {
  it('takes one or several, in order, and lets go of what is pressed again', () => {
    expect(picking([], 2, 'one')).toEqual([2]);
    expect(picking([2], 0, 'one')).toEqual([0]);
    expect(picking([2], 0, 'several')).toEqual([2, 0]);
    expect(picking([2, 0], 2, 'several')).toEqual([0]);
  });

  it('says how many are missing or too many', () => {
    expect(countRefusal({ min: 2, max: 3 }, [0])).toBe('pick 1 more');
    expect(countRefusal({ min: 0, max: 1 }, [])).toBeUndefined();
    expect(countRefusal({ min: 0, max: 1 }, [0, 1, 2])).toBe('2 too many');
  });
});

describe('the words of a rule', () => {
  it('are those of the nearest rule that it is part of', () => {
    const rules = { '506.3': 'window', '506': 'declaration' };
    expect(ruleWords(rules, '506.3d')).toBe('window');
    expect(ruleWords(rules, '506.9z')).toBe('declaration');
    expect(ruleWords(rules, '999')).toBeUndefined();
  });
});
