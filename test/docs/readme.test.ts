import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printedByText, root } from '../support/printed.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');

test('the example of the README runs, and prints what it says', async () => {
  const [, example] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(example).toBeDefined();
  const lines = (example ?? '').split('\n').filter((line) => line.trim() !== '');
  expect(lines.length).toBeLessThanOrEqual(20);
  expect(await printedByText(example ?? '', 'ts')).toMatch(
    /^p[12] wins by (directAttack|deckOut) in turn \d+\n\d+ shields were broken; the first by rule 509\.5 in turn\.attack\.directAttack\.breaking\n$/,
  );
});
