import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
const readme = readFileSync(join(root, 'README.md'), 'utf8');

test('the example of the README runs, and prints what it says', () => {
  const [, example] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(example).toBeDefined();
  const lines = (example ?? '').split('\n').filter((line) => line.trim() !== '');
  expect(lines.length).toBeLessThanOrEqual(20);
  const folder = mkdtempSync(join(root, 'node_modules', '.readme-'));
  try {
    const file = join(folder, 'example.ts');
    writeFileSync(file, (example ?? '').replace("'taiki'", JSON.stringify(join(root, 'entries/index.ts'))));
    const printed = execFileSync(process.execPath, ['--import', 'tsx', file], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(printed).toMatch(
      /^p[12] wins by (directAttack|deckOut) in turn \d+\n\d+ shields were broken; the first by rule 509\.5 in turn\.attack\.directAttack\.breaking\n$/,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
