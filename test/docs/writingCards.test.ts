import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf, root } from '../support/printed.ts';
import { sourceEnvironment, sourceOptions } from '../support/sourceProgram.ts';

const guide = readFileSync(join(root, 'docs/writing-cards.md'), 'utf8');

const blocks = (language: string): readonly string[] => blocksOf(guide, language);

/** In a process, which compiles it with esbuild: only that lets two of its blocks import the same name. */
test('the worked cards of the guide run, and print what it says', () => {
  const program = blocks('ts')
    .join('\n')
    .replaceAll("'taiki'", JSON.stringify(join(root, 'entries/index.ts')))
    .replaceAll("'taiki/words'", JSON.stringify(join(root, 'effects/language/words.ts')));
  const folder = mkdtempSync(join(root, 'node_modules', '.guide-'));
  try {
    const file = join(folder, 'guide.mts');
    writeFileSync(file, program);
    const printed = execFileSync(process.execPath, [...sourceOptions, file], {
      cwd: root,
      encoding: 'utf8',
      env: sourceEnvironment,
    });
    const [text = ''] = blocks('text');
    expect(printed).toBe(`${text}turn.charge.choosing\ntrue\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
