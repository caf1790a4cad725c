import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
const guide = readFileSync(join(root, 'docs/writing-cards.md'), 'utf8');

const blocks = (language: string): readonly string[] =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, block = '']) => block,
  );

test('the worked cards of the guide run, and print what it says', () => {
  const program = blocks('ts')
    .join('\n')
    .replaceAll("'taiki'", JSON.stringify(join(root, 'entries/index.ts')))
    .replaceAll("'taiki/words'", JSON.stringify(join(root, 'effects/language/words.ts')));
  const folder = mkdtempSync(join(root, 'node_modules', '.guide-'));
  try {
    const file = join(folder, 'guide.ts');
    writeFileSync(file, program);
    const printed = execFileSync(process.execPath, ['--import', 'tsx', file], {
      cwd: root,
      encoding: 'utf8',
    });
    const [text = ''] = blocks('text');
    expect(printed).toBe(`${text}turn.charge.choosing\ntrue\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
