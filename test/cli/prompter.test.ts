import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type Item, terminalPrompter, typedOne, typedSeveral } from '../../cli/prompter.ts';

const items: readonly Item<string>[] = [
  { key: '1', label: 'Emeral', value: 'e' },
  { key: '2', label: 'Aqua Hulcus', value: 'h' },
  { key: '12', label: 'Aqua Guard', value: 'g' },
  { key: '?', label: 'Help', value: 'help' },
];

describe('what is typed for one option', () => {
  it.each([
    ['1', 'e'],
    [' 12 ', 'g'],
    ['?', 'help'],
    ['hulc', 'h'],
  ])('"%s" is %s', (typed, value) => {
    expect(typedOne(typed, items)).toEqual({ values: [value] });
  });

  it.each(['3', 'aqua', 'x', '1 2'])('"%s" is none', (typed) => {
    expect(typedOne(typed, items).problem).toBe(`There is no single option "${typed}".`);
  });

  it('nothing is none: Enter alone picks nothing', () => {
    expect(typedOne(' ', items).problem).toBe('Type the number of an option.');
  });
});

describe('what is typed for several options', () => {
  it('is their numbers, also where it is one', () => {
    expect(typedSeveral('1', items)).toEqual({ values: ['e'] });
    expect(typedSeveral('12, 1', items)).toEqual({ values: ['g', 'e'] });
    expect(typedSeveral('0', items)).toEqual({ values: [] });
  });

  it('is refused with the reason', () => {
    expect(typedSeveral('', items).problem).toMatch(/^Type the numbers of options/);
    expect(typedSeveral('1 7', items).problem).toBe('There is no option "7".');
    expect(typedSeveral('1 1', items).problem).toBe('An option is named twice.');
  });
});

describe('a refused answer', () => {
  it('is told, and leaves the field empty', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    let shown = '';
    output.on('data', (chunk: Buffer) => {
      shown += chunk.toString();
    });
    const picked = terminalPrompter({ input, output }).pick('Charge?', items);
    input.write('7\r');
    while (!shown.includes('no single option "7"')) await new Promise((done) => setTimeout(done, 5));
    input.write('12\r');
    expect(await picked).toBe('g');
  });
});
