import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf, printedByText, root } from '../support/printed.ts';

const guide = readFileSync(join(root, 'docs/testing.md'), 'utf8');

const blocks = (language: string): readonly string[] => blocksOf(guide, language);

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

test('the program of the guide to testing a card runs and prints the quoted output', async () => {
  const printed = await printedByText(blocks('ts').join('\n'), 'ts');
  const [first, ...report] = printed.split('\n');
  expect(first).toBe('The engine keeps its promises with Tidecaller.');
  expect(missingLines(report, blocks('text').join('').split('\n'))).toEqual([]);
});
