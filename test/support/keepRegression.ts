import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../regressions/', import.meta.url));

/** Keeps a counterexample where every run of the tests plays it again; gives back its path from the root. */
export function keepRegression(record: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}${name}.taiki`;
  writeFileSync(file, record);
  return relative(fileURLToPath(new URL('../../', import.meta.url)), file);
}
