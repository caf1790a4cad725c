import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultEncoder } from 'taiki/learning';
import { describe, expect, it } from 'vitest';
import { blocksOf, printedByText, root } from '../support/printed.ts';

const page = readFileSync(join(root, 'docs/learning.md'), 'utf8');

describe('docs/learning.md', () => {
  it('names the version of the encoding', () => {
    expect(page).toContain(`has a version, now ${defaultEncoder().schema.version},`);
  });

  it('has programs that print what it says', async () => {
    const [first, second] = blocksOf(page, 'text');
    const printed = await printedByText(blocksOf(page, 'ts').join('\n'), 'ts');
    expect(printed).toBe(`${first}${second}`);
  });
});
