import { fc, test } from '@fast-check/vitest';
import { type Answer, answersOf, createDuel, type Decision, IllegalChoiceError } from 'taiki';
import { NEXT_SLOT, OPTION_SLOTS, type Picks, pickMask, pickSlot, startPicks } from 'taiki/learning';
import { chooserOf, duelArbitrary } from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import { answerRefusal, type Limits } from '../../effects/state/reported/decisions.ts';
import { mixedDecks } from '../support/mixedDecks.ts';
import { runs } from '../support/runs.ts';

const slotsOf = (picks: Picks): readonly number[] =>
  [...pickMask(picks)].flatMap((one, slot) => (one === 1 ? [slot] : []));

const keyOf = ({ ordered }: Decision, answer: Answer): string =>
  (ordered ? answer : answer.toSorted((a, b) => a - b)).join();

/** Every answer that can be picked; undefined if there are more sequences of picks than `limit`. */
function answersByPicks(decision: Decision, limit: number): ReadonlySet<string> | undefined {
  const found = new Set<string>();
  let sequences = 0;
  const visit = (picks: Picks): void => {
    if (sequences > limit) return;
    if (picks.answer !== undefined) {
      sequences++;
      found.add(keyOf(decision, picks.answer));
    } else for (const slot of slotsOf(picks)) visit(pickSlot(picks, slot));
  };
  visit(startPicks(decision));
  return sequences > limit ? undefined : found;
}

function legalAnswers(decision: Decision): ReadonlySet<string> {
  return new Set([...answersOf(decision)].map((answer) => keyOf(decision, answer)));
}

/** Picks at random until the answer is complete. */
function pickedAtRandom(decision: Decision, numbers: () => number): { answer: Answer; picks: number } {
  let picks = startPicks(decision);
  let count = 0;
  for (; picks.answer === undefined; count++) {
    const slots = slotsOf(picks);
    expect(slots).not.toEqual([]);
    picks = pickSlot(picks, slots[numbers() % slots.length] ?? -1);
  }
  return { answer: picks.answer, picks: count };
}

const mostPicks = ({ options, max }: Decision): number =>
  (Math.max(1, max) + 1) * Math.ceil(options.length / OPTION_SLOTS + 1);

function checkDecision(decision: Decision, numbers: () => number): Answer {
  const { answer, picks } = pickedAtRandom(decision, numbers);
  expect(answerRefusal(decision, answer)).toBeUndefined();
  expect(picks).toBeLessThanOrEqual(mostPicks(decision));
  const found = answersByPicks(decision, 300);
  if (found !== undefined) expect(found).toEqual(legalAnswers(decision));
  return answer;
}

const numbersFrom = (numbers: readonly number[]): (() => number) => {
  let next = 0;
  return () => numbers[next++ % numbers.length] ?? 0;
};

describe('answering by picks', () => {
  test.prop([duelArbitrary(), fc.array(fc.nat(), { minLength: 1, maxLength: 50 })], { numRuns: runs(15) })(
    'reaches every legal answer and no other, in duels with generated cards',
    ({ options, choices }, numbers) => {
      const duel = createDuel({ ...options, runtime: 'compiled' });
      const choose = chooserOf(choices);
      const next = numbersFrom(numbers);
      for (let { decision } = duel; decision !== undefined; { decision } = duel) {
        if (choose(decision, duel) === undefined) break;
        duel.choose(checkDecision(duel.decisionFor(decision.player) ?? decision, next));
      }
    },
  );

  test.prop([fc.nat(), fc.array(fc.nat(), { minLength: 10, maxLength: 50 })], { numRuns: runs(8) })(
    'plays duels of any cards to their end',
    (seed, numbers) => {
      const [p1, p2] = mixedDecks(seed);
      const duel = createDuel({ decks: { p1, p2 }, seed, runtime: 'compiled', limits: { turns: 30 } });
      const next = numbersFrom(numbers);
      for (let { decision } = duel; decision !== undefined; { decision } = duel)
        duel.choose(checkDecision(decision, next));
      expect(duel.result).toBeDefined();
    },
  );
});

const invented = (fields: Partial<Decision> & { readonly count: number }): Decision => {
  const { count, ...others } = fields;
  return {
    id: 1,
    player: 'p1',
    kind: 'choose',
    rule: '605.2b',
    prompt: '',
    source: undefined,
    options: Array.from({ length: count }, (_, index) => ({ label: `${index}` })),
    min: 0,
    max: count,
    ordered: false,
    limits: undefined,
    ...others,
  };
};

const indexes = (count: number) => fc.uniqueArray(fc.nat({ max: count - 1 }), { maxLength: 3 });

const limits = (count: number): fc.Arbitrary<Limits> =>
  fc.record(
    {
      total: fc.record({
        values: fc.array(fc.integer({ min: -2, max: 5 }), { minLength: count, maxLength: count }),
        max: fc.nat({ max: 12 }),
      }),
      exclusive: fc.array(indexes(count), { maxLength: 3 }),
      required: indexes(count),
      preferred: fc.array(fc.record({ options: indexes(count), over: indexes(count) }), { maxLength: 2 }),
    },
    { requiredKeys: [], noNullPrototype: true },
  );

const limited = fc.nat({ max: 4 }).chain((more) => {
  const count = more + 1;
  return fc
    .tuple(fc.nat({ max: count }), fc.nat({ max: count }), fc.boolean(), limits(count))
    .map(([one, other, ordered, some]) =>
      invented({ count, min: Math.min(one, other), max: Math.max(one, other), ordered, limits: some }),
    );
});

/** Every legal answer, found by trying all of them. */
function answersByTrying(decision: Decision): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (answer: Answer): void => {
    if (answerRefusal(decision, answer) === undefined) found.add(keyOf(decision, answer));
    decision.options.forEach((_, index) => {
      if (!answer.includes(index)) visit([...answer, index]);
    });
  };
  visit([]);
  return found;
}

describe('picks under limits', () => {
  test.prop([limited], { numRuns: runs(300) })('reach every legal answer and no other', (decision) => {
    const legal = answersByTrying(decision);
    fc.pre(legal.size > 0);
    expect(answersByPicks(decision, 100_000)).toEqual(legal);
  });
});

describe('more options than slots', () => {
  const many = invented({ count: 150, min: 1, max: 2 });

  it('are picked page by page, never back', () => {
    const second = pickSlot(startPicks(many), NEXT_SLOT);
    const third = pickSlot(second, NEXT_SLOT);
    expect([second.page, third.page, pickMask(third)[NEXT_SLOT]]).toEqual([1, 2, 0]);
    expect(pickSlot(third, 5)).toMatchObject({ picked: [129], page: 0, answer: undefined });
  });

  it('begin with the first page that has one which may be picked', () => {
    const required = invented({ count: 150, min: 1, max: 1, limits: { required: [140] } });
    expect(startPicks(required)).toMatchObject({ page: 2 });
    expect(slotsOf(startPicks(required))).toEqual([140 - 2 * OPTION_SLOTS]);
  });
});

describe('a slot that the mask does not allow', () => {
  it('is refused with the slots that are', () => {
    const picks = startPicks(invented({ count: 2, min: 1, max: 1 }));
    expect(() => pickSlot(picks, 7)).toThrow(IllegalChoiceError);
    expect(() => pickSlot(picks, 7)).toThrow('slot 7 cannot be picked, expected one of 0, 1.');
    expect(() => pickSlot(pickSlot(picks, 0), 0)).toThrow('none: the answer is complete');
  });

  it('is refused if it is no number, though JavaScript would find it in the mask', () => {
    const picks = startPicks(invented({ count: 2, min: 1, max: 1 }));
    for (const slot of ['0', [0]])
      expect(() => pickSlot(picks, slot as never)).toThrow(
        `slot ${JSON.stringify(slot)} cannot be picked, expected one of 0, 1.`,
      );
  });
});
