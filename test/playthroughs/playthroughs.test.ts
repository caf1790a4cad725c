import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playthroughs } from './playthroughs.ts';

const folder = new URL('./', import.meta.url);
const kept = readdirSync(folder).filter((file) => file.endsWith('.txt'));
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

describe('the golden playthroughs', () => {
  test('are all kept, and no others', () => {
    expect(playthroughs.length).toBe(20);
    expect(kept.toSorted()).toEqual(playthroughs.map(({ name }) => `${name}.txt`).toSorted());
  });

  test.each(playthroughs)('$name comes out as it is kept (npm run playthroughs)', ({ name, print }) => {
    expect(print()).toBe(read(`${name}.txt`));
  });

  test('are short enough to be read', () => {
    const sizes = kept.map((file) => read(file).length);
    expect(Math.max(...sizes)).toBeLessThan(150_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
  });
});
