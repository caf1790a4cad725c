import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  pannedSpan,
  readableLabels,
  spacedOut,
  spanShowing,
  zoomedSpan,
} from '../../inspector/model/index.ts';
import { recorded } from './recorded.ts';

const LAST = 50_000;
const whole = { from: 0, to: LAST };
const place = fc.nat(LAST);
const steps = fc.array(fc.record({ factor: fc.constantFrom(0.25, 0.5, 2, 8), at: place, by: fc.integer() }), {
  maxLength: 12,
});

describe('the part of a trace that the timeline shows', () => {
  test.prop([steps, place])(
    'stays inside the trace, can be clicked, and shows the moment',
    (gestures, seq) => {
      let span = whole;
      for (const { factor, at, by } of gestures) {
        span = pannedSpan(zoomedSpan(span, factor, at, LAST), by % 1000, LAST);
        expect(span.from).toBeGreaterThanOrEqual(0);
        expect(span.to).toBeLessThanOrEqual(LAST);
        expect(span.to - span.from).toBeGreaterThan(29);
      }
      const shown = spanShowing(span, seq, LAST);
      expect(shown.from).toBeLessThanOrEqual(seq);
      expect(shown.to).toBeGreaterThanOrEqual(seq);
    },
  );

  test('keeps the record under the pointer in its place', () => {
    const near = zoomedSpan(whole, 10, 20_000, LAST);
    expect((20_000 - near.from) / (near.to - near.from)).toBeCloseTo(0.4, 6);
    expect(zoomedSpan(near, 0.001, 20_000, LAST)).toEqual(whole);
  });
});

describe('a timeline of 300 turns', () => {
  const labels = Array.from({ length: 300 }, (_, turn) => ({ text: String(turn + 1), x: turn * 4 }));

  test('has only labels that are whole', () => {
    const readable = readableLabels(labels, 1200);
    expect(readable.length).toBeGreaterThan(30);
    for (const [index, { text, x }] of readable.entries()) {
      expect(x + text.length * 7).toBeLessThanOrEqual(readable[index + 1]?.x ?? 1200);
    }
  });

  test('has marks that do not touch', () => {
    expect(spacedOut([0, 1, 2, 3, 4, 9], 3)).toEqual([0, 3, 9]);
  });
});

test('a trace has stops at its turns and attacks', () => {
  const { reader } = recorded(6);
  const turnAt = (seq: number) => reader.at(seq).table?.turn.number;
  const second = reader.stop(reader.stop(0, 'turn', 'forward'), 'turn', 'forward');
  expect([turnAt(second - 1), turnAt(second)]).toEqual([1, 2]);
  expect(reader.stop(second, 'turn', 'back')).toBe(reader.stop(0, 'turn', 'forward'));
  const attack = reader.records[reader.stop(0, 'attack', 'forward')];
  expect(attack).toMatchObject({
    kind: 'facts',
    facts: expect.arrayContaining([expect.objectContaining({ kind: 'attackDeclared' })]),
  });
});
