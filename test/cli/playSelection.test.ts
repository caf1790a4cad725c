import type { Decision } from 'taiki';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../cli/play/choices.ts';
import { hintFor } from '../../cli/play/hintFor.ts';
import {
  type Asked,
  erasing,
  indexesOf,
  listed,
  marking,
  moving,
  nothingSelected,
  type Selection,
  type Submitted,
  submitting,
  typing,
} from '../../cli/play/selection.ts';

const decision = (changes: Partial<Decision> = {}): Decision => ({
  id: 1,
  player: 'p1',
  kind: 'choose',
  rule: '605.2b',
  prompt: 'Choose',
  source: undefined,
  options: ['Emeral', 'Corile', 'Emeral', 'Thorn'].map((label) => ({ label })),
  min: 1,
  max: 1,
  ordered: false,
  limits: undefined,
  ...changes,
});

const choice = (key: string, label: string, ...indexes: readonly number[]): Choice => ({
  key,
  label,
  detail: '',
  indexes,
  card: undefined,
});

/** Two of them are alike. */
const CHOICES = [choice('1', 'Emeral', 0, 2), choice('2', 'Corile', 1), choice('3', 'Thorn', 3)];
const WITH_NONE = [...CHOICES, choice('0', 'Choose none')];

const typed = (text: string, changes: Partial<Decision>, choices: readonly Choice[] = CHOICES): Submitted =>
  submitting(typing(nothingSelected, text), { decision: decision(changes), choices });

describe('one choice', () => {
  it('is the one with the number that was typed', () => {
    expect(typed('2', {})).toEqual({ answer: [1] });
    expect(typed(' 03 ', {})).toEqual({ answer: [3] });
  });

  it('is an amount by that amount', () => {
    const amounts = [choice('0', '0', 2), choice('1', '1', 1), choice('2', '2', 0)];
    expect(typed('2', { kind: 'number' }, amounts)).toEqual({ answer: [0] });
    expect(typed('0', { kind: 'number' }, amounts)).toEqual({ answer: [2] });
  });

  it('is not sent if there is no such number, or more than one', () => {
    expect(typed('7', {}).selection?.message).toBe('There is no 7 in the list.');
    expect(typed('1 2', {}).selection?.message).toBe('Choose only one.');
    expect(typed('0', {}).selection?.message).toBe('There is no 0 in the list.');
    expect(typed(',', {}).answer).toBeUndefined();
  });

  it('is nothing with 0 where that is allowed', () => {
    expect(typed('0', { min: 0 }, WITH_NONE)).toEqual({ answer: [] });
    expect(typed('0 1', { min: 0, max: 2 }, WITH_NONE).selection?.message).toMatch(/^Type 0 alone/);
  });
});

describe('several choices', () => {
  it('are all that were typed, also where it is one', () => {
    expect(typed('1', { min: 0, max: 3 })).toEqual({ answer: [0] });
    expect(typed('3 2', { min: 0, max: 3 })).toEqual({ answer: [3, 1] });
    expect(typed('1,2', { min: 0, max: 3 })).toEqual({ answer: [0, 1] });
  });

  it('take as many of those alike as their number was typed', () => {
    expect(typed('1 1', { min: 0, max: 3 })).toEqual({ answer: [0, 2] });
    expect(typed('1 1 1', { min: 0, max: 3 }).selection?.message).toBe('There are only 2: Emeral.');
    expect(typed('2 2', { min: 0, max: 3 }).selection?.message).toBe('You chose Corile twice.');
  });

  it('are collected until there are enough', () => {
    const asked: Asked = { decision: decision({ min: 2, max: 2 }), choices: CHOICES };
    const first = submitting(typing(nothingSelected, '3'), asked);
    expect(first.selection).toMatchObject({ picks: [2], message: '1 of 2 chosen. Which next?' });
    expect(submitting(typing(first.selection ?? nothingSelected, '1'), asked)).toEqual({ answer: [3, 0] });
  });

  it('keep to limits', () => {
    const limits = { total: { values: [2, 3, 2, 4], max: 5 } };
    expect(typed('1 2', { min: 0, max: 3, limits })).toEqual({ answer: [0, 1] });
    expect(typed('2 3', { min: 0, max: 3, limits }).selection).toMatchObject({
      picks: [],
      message: 'Your choices add up to 7. The maximum is 5.',
    });
    expect(typed('1 2 3', { min: 0, max: 2 }).selection?.message).toBe('You chose 3. Choose at most 2.');
    expect(typed('2', { max: 2, limits: { required: [3] } }).selection?.message).toBe(
      'You must choose Thorn.',
    );
  });

  it('are in the order that was typed', () => {
    expect(typed('3 1 2 1', { ordered: true, min: 4, max: 4 })).toEqual({ answer: [3, 0, 1, 2] });
  });

  it('need no question for what is left of an order', () => {
    expect(typed('3 2', { ordered: true, min: 4, max: 4 })).toEqual({ answer: [3, 1, 0, 2] });
    expect(typed('3', { ordered: true, min: 4, max: 4 }).selection?.picks).toEqual([2]);
  });

  it('of effects on standby are the next one', () => {
    const standby = { kind: 'standby', ordered: true, min: 1, max: 3 } as const;
    expect(typed('2', standby)).toEqual({ answer: [1] });
    expect(typed('2 3', standby)).toEqual({ answer: [1, 3] });
  });
});

describe('Enter alone', () => {
  it.each([{}, { min: 0, max: 2 }, { ordered: true, min: 4, max: 4 }, { kind: 'number' as const }])(
    'sends nothing for %j',
    (changes) => {
      const asked: Asked = { decision: decision(changes), choices: WITH_NONE };
      const { answer, selection } = submitting(nothingSelected, asked);
      expect([answer, selection?.picks]).toEqual([undefined, []]);
      expect(selection?.message).toBe(hintFor(asked.decision, asked.choices));
      expect(submitting(selection ?? nothingSelected, asked).answer).toBeUndefined();
    },
  );
});

describe('the arrow keys', () => {
  const several: Asked = { decision: decision({ min: 0, max: 3 }), choices: CHOICES };
  const down = (selection: Selection, by = 1) => moving(selection, CHOICES, by);

  it('move over the list and stay in it', () => {
    const places = [1, 1, 1, 1, -1, -8].map((_, index, all) =>
      all.slice(0, index + 1).reduce<Selection>((selection, one) => down(selection, one), nothingSelected),
    );
    expect(places.map(({ cursor }) => cursor)).toEqual([0, 1, 2, 2, 1, 0]);
  });

  it('choose where they have moved to', () => {
    const one: Asked = { decision: decision(), choices: CHOICES };
    expect(submitting(down(down(nothingSelected)), one)).toEqual({ answer: [1] });
  });

  it('mark several with Space, one more of those alike each time, and then none', () => {
    const counts = [1, 2, 3].map(
      (times) =>
        Array.from({ length: times }).reduce<Selection>(
          (selection) => marking(selection, several),
          down(nothingSelected),
        ).picks,
    );
    expect(counts).toEqual([[0], [0, 0], []]);
    const marked = marking(down(marking(down(nothingSelected), several), 2), several);
    expect(submitting(marked, several)).toEqual({ answer: [0, 3] });
  });

  it('send nothing where several may be chosen and none is marked', () => {
    expect(submitting(down(nothingSelected), several).answer).toBeUndefined();
  });

  it('move only over what the filter lists', () => {
    const filtered = { ...nothingSelected, filter: 'or' };
    expect(listed(CHOICES, filtered)).toEqual([1, 2]);
    expect(down(filtered).cursor).toBe(1);
    expect(down({ ...nothingSelected, filter: 'xyz' }).cursor).toBeUndefined();
  });
});

describe('Backspace', () => {
  it('takes back what was typed, then what was picked', () => {
    const selection: Selection = { ...nothingSelected, typed: '12', picks: [2, 1] };
    const steps = [1, 2, 3].map((times) =>
      Array.from({ length: times }).reduce<Selection>(erasing, selection),
    );
    expect(steps.map(({ typed: text, picks }) => [text, picks])).toEqual([
      ['1', [2, 1]],
      ['', [2, 1]],
      ['', [2]],
    ]);
  });
});

it('hints name the number, the order and the limits', () => {
  const hint = (changes: Partial<Decision>) => hintFor(decision(changes), CHOICES);
  expect(hint({})).toBe('Type a number, then Enter.');
  expect(hint({ kind: 'number' })).toBe('Type the amount, then Enter.');
  expect(hint({ min: 0, max: 2 })).toBe('Choose up to 2, such as 1 2, then Enter. Two that are alike: 1 1.');
  expect(hint({ min: 4, max: 4, ordered: true })).toMatch(/^Type all numbers in the order/);
  expect(hint({ kind: 'standby', max: 3, ordered: true })).toMatch(/comes next/);
  expect(hint({ min: 2, max: 3, limits: { total: { values: [], max: 5 }, required: [3] } })).toBe(
    'Choose 2 to 3, such as 1 2, then Enter. Two that are alike: 1 1. Together at most 5. You must choose Thorn.',
  );
});

it('picks stand for as many options as there are', () => {
  expect(indexesOf(CHOICES, [0, 2, 0, 0, 9])).toEqual([0, 3, 2]);
});
