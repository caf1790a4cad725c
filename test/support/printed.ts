import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';

export const root = new URL('../..', import.meta.url).pathname;

/** The console output of a program, run in this process by importing it for the first time. */
export async function printedBy(file: string, ...argv: readonly string[]): Promise<string> {
  const before = process.argv;
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  process.argv = [process.execPath, file, ...argv];
  try {
    await import(/* @vite-ignore */ pathToFileURL(file).href);
    return log.mock.calls.map((parts) => `${parts.join(' ')}\n`).join('');
  } finally {
    process.argv = before;
    log.mockRestore();
  }
}

/** The console output of a program given as source text. */
export async function printedByText(program: string, extension: 'ts' | 'js'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'taiki-docs-'));
  try {
    const file = join(folder, `program.${extension}`);
    writeFileSync(file, program);
    return await printedBy(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The code blocks of a Markdown page in a language. */
export const blocksOf = (page: string, language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, block = '']) => block);
