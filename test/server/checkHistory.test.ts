import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../support/runs.ts';
import { type Attempt, checkHistory } from './kit/checkHistory.ts';

const yes = (choice: string): Attempt => ({ choice, outcome: 'acknowledged' });
const unknown = (choice: string): Attempt => ({ choice, outcome: 'unknown' });
const wrong = (attempts: readonly Attempt[], stored: string) => {
  const { lost, doubled, forked } = checkHistory(attempts, [...stored]);
  return { lost, doubled, forked };
};
const NOTHING = { lost: 0, doubled: 0, forked: 0 };

describe('a history', () => {
  it('has each acknowledged choice once and in order, and unknown ones or not', () => {
    const attempts = [yes('a'), unknown('b'), unknown('b'), yes('c')];
    for (const stored of ['ac', 'abc', 'abbc']) expect(wrong(attempts, stored)).toEqual(NOTHING);
    expect(wrong([unknown('a'), yes('a')], 'a')).toEqual(NOTHING);
    expect(wrong([], '')).toEqual(NOTHING);
  });

  it.each([
    ['a lost end', 'ab', { ...NOTHING, lost: 2 }],
    ['a hole', 'abd', { ...NOTHING, lost: 1 }],
    ['a doubled choice', 'abbcd', { ...NOTHING, doubled: 1 }],
    ['a fork', 'abxy', { ...NOTHING, lost: 2, forked: 2 }],
    ['another order', 'acbd', { ...NOTHING, lost: 1, forked: 1 }],
    ['nothing', '', { ...NOTHING, lost: 4 }],
    ['another choice at the end', 'abcde', { ...NOTHING, forked: 1 }],
  ])('shows %s', (_, stored, expected) => {
    expect(wrong([yes('a'), yes('b'), yes('c'), yes('d')], stored)).toEqual(expected);
  });

  it('shows every single fault, whatever was played', () => {
    const attempts = fc.array(
      fc.record({
        choice: fc.constantFrom<string[]>('a', 'b', 'c'),
        outcome: fc.constantFrom('acknowledged', 'unknown'),
        isStored: fc.boolean(),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(attempts, fc.nat(), (played, place) => {
        const asked = played.map(({ choice, outcome }): Attempt => ({ choice, outcome }));
        const stored = played.flatMap(({ choice, outcome, isStored }) =>
          outcome === 'acknowledged' || isStored ? [choice] : [],
        );
        expect(checkHistory(asked, stored)).toMatchObject(NOTHING);
        const at = place % (stored.length + 1);
        const forked = stored.toSpliced(at, 0, 'x');
        expect(checkHistory(asked, forked)).toMatchObject({ ...NOTHING, forked: 1 });
        const all = played.map(({ choice }) => yes(choice));
        const choices = all.map(({ choice }) => choice);
        const gap = place % choices.length;
        expect(checkHistory(all, choices.toSpliced(gap, 1))).toMatchObject({ ...NOTHING, lost: 1 });
        const twice = choices.toSpliced(gap, 0, choices[gap] ?? '');
        expect(checkHistory(all, twice)).toMatchObject({ ...NOTHING, doubled: 1 });
      }),
      { numRuns: runs(100) },
    );
  });
});
