import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePosition, solve } from 'taiki';
import { describe, expect, it } from 'vitest';
import { solutionLines } from '../../cli/commands/solve.ts';
import { runTaiki, temporaryFile } from '../cli/commandLine.ts';
import { blocksOf, root } from '../support/printed.ts';

const page = readFileSync(join(root, 'docs/puzzles.md'), 'utf8');
const positions = blocksOf(page, 'position');
const solutions = blocksOf(page, 'text');

describe('docs/puzzles.md', () => {
  it('has ten puzzles, each with its solution', () => {
    expect([positions.length, solutions.length]).toEqual([10, 10]);
  });

  it.each(positions.map((text, index) => ({ number: index + 1, text, solution: solutions[index] })))(
    'has the solution of puzzle $number',
    ({ text, solution }) => {
      expect(`${solutionLines(solve({ position: parsePosition(text) })).join('\n')}\n`).toBe(solution);
    },
  );

  it('is what taiki solve prints', async () => {
    const file = temporaryFile('puzzle.txt', positions[0] ?? '');
    expect(await runTaiki('solve', file)).toEqual({ code: 0, out: solutions[0]?.trimEnd(), errors: '' });
    const { out } = await runTaiki('solve', file, '--json');
    expect(JSON.parse(out)).toEqual(
      JSON.parse(JSON.stringify(solve({ position: parsePosition(positions[0] ?? '') }))),
    );
  });
});
