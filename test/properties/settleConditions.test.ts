import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settleConditions } from '../../effects/questions/abilities/settleConditions.ts';
import { runs } from '../support/runs.ts';

/** A condition is met if the others in one of its lists all are as the list says. Without lists it never is. */
interface Rule {
  readonly anyOf: readonly (readonly { readonly of: number; readonly isMet: boolean }[])[];
}
type Rules = readonly Rule[];

const isMet = ({ anyOf }: Rule, met: ReadonlySet<number>): boolean =>
  anyOf.some((list) => list.every(({ of, isMet: wanted }) => met.has(of) === wanted));

const rules = (mayDeny: boolean): Arbitrary<Rules> => {
  const literal = fc.record({
    of: fc.nat({ max: 7 }),
    isMet: mayDeny ? fc.boolean() : fc.constant(true),
  });
  const rule = fc.record({ anyOf: fc.array(fc.array(literal, { maxLength: 2 }), { maxLength: 2 }) });
  return fc.array(rule, { minLength: 1, maxLength: 8 });
};

/** The conditions that are met in the end, found by going through them in this order. */
function settled(all: Rules, order: readonly number[] = all.map((_, index) => index)): ReadonlySet<number> {
  return settleConditions<number, ReadonlySet<number>>({
    read: (met) => ({ inForce: new Set(met), conditions: order }),
    isMet: (one, met) => isMet(all[one] ?? { anyOf: [] }, met),
    isSame: (one, other) => one === other,
  });
}

const next = (all: Rules, met: ReadonlySet<number>): ReadonlySet<number> =>
  new Set(all.flatMap((rule, index) => (isMet(rule, met) ? [index] : [])));

const sorted = (met: ReadonlySet<number>): readonly number[] => [...met].sort((a, b) => a - b);

describe('608.1 conditions that depend on one another', () => {
  test('that only ask for others to be met come to the least that agrees', () => {
    const check = fc.property(rules(false), (all) => {
      const met = settled(all);
      expect(sorted(next(all, met))).toEqual(sorted(met));
      let least: ReadonlySet<number> = new Set();
      for (let round = 0; round < all.length; round++) {
        const found = all.findIndex((rule, index) => !least.has(index) && isMet(rule, least));
        if (found >= 0) least = new Set([...least, found]);
      }
      expect(sorted(met)).toEqual(sorted(least));
    });
    fc.assert(check, { numRuns: runs(300) });
  });

  test('are the same in whatever order they are read', () => {
    const check = fc.property(rules(true), (all) => {
      const order = all.map((_, index) => index);
      expect(sorted(settled(all, [...order].reverse()))).toEqual(sorted(settled(all, order)));
    });
    fc.assert(check, { numRuns: runs(300) });
  });

  test('of which none asks for a later one come to what agrees, denied or not', () => {
    const check = fc.property(rules(true), (all) => {
      const acyclic = all.map(({ anyOf }, index) => ({
        anyOf: anyOf.map((list) => list.filter(({ of }) => of < index)),
      }));
      const met = settled(acyclic);
      expect(sorted(next(acyclic, met))).toEqual(sorted(met));
    });
    fc.assert(check, { numRuns: runs(300) });
  });

  test('that contradict themselves are read with what has come to rest', () => {
    const denies = (...of: readonly number[]) => ({ anyOf: [of.map((one) => ({ of: one, isMet: false }))] });
    const always = { anyOf: [[]] };
    expect(sorted(settled([denies(0)]))).toEqual([0]);
    expect(sorted(settled([denies(0), always]))).toEqual([0, 1]);
    expect(sorted(settled([denies(0, 1), always]))).toEqual([1]);
    expect(sorted(settled([denies(1), denies(0)]))).toEqual([0, 1]);
  });
});
