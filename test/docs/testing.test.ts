import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
const guide = readFileSync(join(root, 'docs/testing.md'), 'utf8');

const blocks = (language: string): readonly string[] =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, block = '']) => block,
  );

/** Replaces numbers, since ids and run counts may change. */
const withoutNumbers = (line: string): string => line.replace(/\d+/g, '#').trimEnd();

/** The lines of the guide that the program does not print in this order. Lines with dots are abbreviated and are not compared. */
function missingLines(printed: readonly string[], lines: readonly string[]): readonly string[] {
  let at = 0;
  return lines.filter((line) => {
    if (line.includes('...') || line === '') return false;
    const found = printed.findIndex(
      (one, index) => index >= at && withoutNumbers(one) === withoutNumbers(line),
    );
    if (found >= 0) at = found + 1;
    return found < 0;
  });
}

test('the program of the guide to testing a card runs and prints the quoted output', () => {
  const program = blocks('ts')
    .join('\n')
    .replaceAll("'taiki/testing'", JSON.stringify(join(root, 'testing/index.ts')))
    .replaceAll("'taiki/words'", JSON.stringify(join(root, 'effects/language/words.ts')));
  const folder = mkdtempSync(join(root, 'node_modules', '.testing-'));
  try {
    const file = join(folder, 'guide.ts');
    writeFileSync(file, program);
    const printed = execFileSync(process.execPath, ['--import', 'tsx', file], {
      cwd: root,
      encoding: 'utf8',
    });
    const [first, ...report] = printed.split('\n');
    expect(first).toBe('The engine keeps its promises with Tidecaller.');
    expect(missingLines(report, blocks('text').join('').split('\n'))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
