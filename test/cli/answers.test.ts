import type { Decision, Option } from 'taiki';
import { describe, expect, it } from 'vitest';
import { answerProblem, answerTo } from '../../cli/answers.ts';
import type { Item, Prompter } from '../../cli/prompter.ts';

const options: readonly Option[] = ['Emeral', 'Aqua Hulcus', 'Corile'].map((label) => ({ label }));

const decision = (changes: Partial<Decision>): Decision => ({
  id: 1,
  player: 'p1',
  kind: 'choose',
  rule: '605.2b',
  prompt: 'Choose what is destroyed',
  source: undefined,
  options,
  min: 1,
  max: 1,
  ordered: false,
  limits: undefined,
  ...changes,
});

interface Script {
  readonly prompter: Prompter;
  readonly asked: readonly { readonly message: string; readonly keys: string }[];
  readonly warned: readonly string[];
}

/** Somebody who types these keys, one list for each question. */
function typing(...answers: readonly (readonly string[])[]): Script {
  const left = [...answers];
  const asked: { readonly message: string; readonly keys: string }[] = [];
  const warned: string[] = [];
  const picked = <T>(message: string, items: readonly Item<T>[]): readonly T[] => {
    asked.push({ message, keys: items.map(({ key }) => key).join(' ') });
    const keys = left.shift() ?? [];
    return items.filter(({ key }) => keys.includes(key)).map(({ value }) => value);
  };
  const prompter: Prompter = {
    pick: async (message, items) => {
      const [first] = picked(message, items);
      if (first === undefined) throw new Error(`Nothing typed for "${message}".`);
      return first;
    },
    pickSeveral: async (message, items) => picked(message, items),
    confirm: async () => true,
    warn: (message) => warned.push(message),
  };
  return { prompter, asked, warned };
}

describe('a decision with one answer', () => {
  it('is asked by number, with help, cards and conceding besides', async () => {
    const { prompter, asked } = typing(['2']);
    expect(await answerTo(decision({}), prompter)).toEqual([1]);
    expect(asked).toEqual([{ message: 'Choose what is destroyed (605.2b)', keys: '1 2 3 ? r c' }]);
  });

  it('takes a number by typing that number, in order', async () => {
    const numbers = [2, 1, 0].map((number) => ({ label: String(number), number }));
    const { prompter, asked } = typing(['2']);
    expect(await answerTo(decision({ kind: 'number', options: numbers }), prompter)).toEqual([0]);
    expect(asked.map(({ keys }) => keys)).toEqual(['0 1 2 ? r c']);
  });

  it('offers nothing where nothing may be chosen', async () => {
    const { prompter, asked } = typing(['0']);
    expect(await answerTo(decision({ min: 0 }), prompter)).toEqual([]);
    expect(asked[0]?.keys).toBe('1 2 3 0 ? r c');
  });

  it('names the card whose ability asks', async () => {
    const { prompter, asked } = typing(['1']);
    const source = { id: 3, name: 'Terror Pit', zone: 'hand', owner: 'p1' } as const;
    await answerTo(decision({ source }), prompter);
    expect(asked[0]?.message).toBe('Terror Pit: Choose what is destroyed (605.2b)');
  });

  it.each([
    ['?', 'help'],
    ['r', 'read'],
    ['c', 'concede'],
  ])('can be put off with %s', async (key, aside) => {
    expect(await answerTo(decision({}), typing([key]).prompter)).toBe(aside);
  });
});

describe('a decision with several answers', () => {
  it('is asked again until the number is right', async () => {
    const { prompter, asked, warned } = typing(['1', '2', '3'], ['1', '3']);
    expect(await answerTo(decision({ min: 0, max: 2 }), prompter)).toEqual([0, 2]);
    expect(warned).toEqual(['You chose 3. Choose at most 2.']);
    expect(asked[0]?.message).toBe('Choose what is destroyed (605.2b), choose up to 2');
  });

  it('asks in order for what is ordered, the last without a question', async () => {
    const { prompter, asked } = typing(['3'], ['1']);
    const ordered = decision({ kind: 'order', ordered: true, min: 3, max: 3 });
    expect(await answerTo(ordered, prompter)).toEqual([2, 0, 1]);
    expect(asked.map(({ keys }) => keys)).toEqual(['1 2 3 ? r c', '1 2 ? r c']);
  });

  it('ends an order where that is allowed', async () => {
    const blocking = decision({ kind: 'block', ordered: true, min: 0, max: 3 });
    expect(await answerTo(blocking, typing(['2'], ['0']).prompter)).toEqual([1]);
    expect(await answerTo(blocking, typing(['0']).prompter)).toEqual([]);
  });

  it('is asked again where an order names what may not be chosen together', async () => {
    const limits = { total: { values: [2, 3, 5], max: 5 } };
    const putting = decision({ ordered: true, min: 0, max: 3, limits });
    const { prompter, warned } = typing(['3'], ['1'], ['0'], ['2'], ['1'], ['0']);
    expect(await answerTo(putting, prompter)).toEqual([1, 0]);
    expect(warned).toEqual(['Your choices add up to 7. The maximum is 5.']);
  });

  it('asks only for the next of the effects on standby', async () => {
    const standby = decision({ kind: 'standby', ordered: true, min: 1, max: 3 });
    expect(await answerTo(standby, typing(['3']).prompter)).toEqual([2]);
  });
});

describe('invalid answers', () => {
  it('are explained with the labels of the options', () => {
    const total = decision({ min: 0, max: 3, limits: { total: { values: [2, 3, 5], max: 5 } } });
    expect(answerProblem(total, [0, 2])).toBe('Your choices add up to 7. The maximum is 5.');
    expect(answerProblem(total, [0, 1])).toBeUndefined();
    const exclusive = decision({ min: 0, max: 3, limits: { exclusive: [[0, 2]] } });
    expect(answerProblem(exclusive, [0, 2])).toBe('Choose only one of Emeral · Corile.');
    expect(answerProblem(decision({ limits: { required: [1] } }), [0])).toBe('You must choose Aqua Hulcus.');
    const preferred = decision({ min: 0, max: 3, limits: { preferred: [{ options: [1], over: [0] }] } });
    expect(answerProblem(preferred, [0, 2])).toBe('You must choose Aqua Hulcus before Emeral.');
    expect(answerProblem(preferred, [0, 1])).toBeUndefined();
    expect(answerProblem(preferred, [2])).toBeUndefined();
    const within = { preferred: [{ options: [1, 2], over: [0] }], total: { values: [1, 2, 2], max: 3 } };
    expect(answerProblem(decision({ min: 0, max: 3, limits: within }), [0])).toBe(
      'You must choose Aqua Hulcus before Emeral.',
    );
    expect(answerProblem(decision({ min: 0, max: 3, limits: within }), [0, 1])).toBeUndefined();
  });
});
