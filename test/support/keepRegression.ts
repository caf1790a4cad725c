import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../regressions/', import.meta.url));

/** Saves the record of a counterexample as a regression test. Returns its path relative to the root. */
export function keepRegression(record: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}${name}.taiki`;
  writeFileSync(file, record);
  return relative(fileURLToPath(new URL('../../', import.meta.url)), file);
}
