import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Column, defaultEncoder } from 'taiki/learning';
import { describe, expect, it } from 'vitest';
import { root } from '../support/printed.ts';

const { schema } = defaultEncoder();
const { cards, slots } = schema.arrays;

const page = readFileSync(join(root, 'docs/learning.md'), 'utf8');

/** The cells of the table after a heading or text. */
const tableAfter = (text: string): readonly (readonly string[])[] => {
  const lines = page.slice(page.indexOf(text) + text.length).split('\n');
  const from = lines.findIndex((line) => line.startsWith('|'));
  const length = lines.slice(from).findIndex((line) => !line.startsWith('|'));
  return lines.slice(from + 2, from + length).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

const range = ({ kind, min, max }: Column): string => `${min} to ${kind === 'card' ? 'the last card' : max}`;

/** A row for each column, and one for all columns that begin alike: `type.*`. */
function rowsOf(columns: readonly Column[]): readonly (readonly string[])[] {
  const rows = new Map<string, { readonly first: Column; count: number }>();
  for (const column of columns) {
    const family = column.name.replace(/\.[^.]*$/, '.*');
    const name = ['attack.*'].includes(family) ? column.name : family;
    const row = rows.get(name);
    if (row === undefined) rows.set(name, { first: column, count: 1 });
    else row.count++;
  }
  return [...rows].map(([name, { first, count }]) => [
    `\`${name}\``,
    `${count}`,
    range(first),
    count === 1 ? first.says : `${first.name}: ${first.says}`,
  ]);
}

describe('docs/learning.md', () => {
  for (const name of ['cards', 'globals', 'slots'] as const)
    it(`lists every column of ${name}`, () => {
      expect(tableAfter(`### \`${name}\``)).toEqual(rowsOf(schema.arrays[name].columns));
    });

  it('lists the rows of each zone', () => {
    const rows = schema.rows.map(({ side, zone, from, rows: count }) => [
      side,
      zone,
      `${from} to ${from + count - 1}`,
    ]);
    expect(tableAfter('have no row')).toEqual(rows);
  });
});

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.py'))
    .map((name) => join(folder, name));

const files = ['python/README.md', ...filesBelow('python/src/taiki'), ...filesBelow('python/tests')];

describe('the Python package, by its text', () => {
  it('supports the version of this encoding', () => {
    const text = readFileSync(join(root, 'python/src/taiki/schema.py'), 'utf8');
    expect(/^SUPPORTED_VERSION = (\d+)$/m.exec(text)?.[1]).toBe(`${schema.version}`);
  });

  it('gives observations the shapes of this encoding wherever it names them', () => {
    const named = files.flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /\b(188, \d{2,})\b|`?slots`? float32 \D+(64, \d+)/g,
        ),
      ].map(([, ofCards, ofSlots]) => ({ file, shape: ofCards ?? ofSlots })),
    );
    const known = [cards, slots].map(({ shape }) => shape.join(', '));
    expect(named.filter(({ shape }) => !known.includes(shape ?? ''))).toEqual([]);
    expect(new Set(named.map(({ shape }) => shape))).toEqual(new Set(known));
  });
});
