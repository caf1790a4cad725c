import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { DRIVEN, TESTS } from '../vitest.config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const WAYS = 'test/support/ways.ts';

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\.{1,2}\/[^']+\.ts)'/g)].flatMap(([, path]) =>
    path === undefined ? [] : [relative(root, join(root, dirname(file), path))],
  );

/** The files under test/ that a file imports, itself or through others. */
function reachedFrom(file: string, reached = new Set<string>()): ReadonlySet<string> {
  for (const path of importsOf(file)) {
    // Planted faults quote imports of the files that they change.
    if (!path.startsWith('test/') || reached.has(path) || !existsSync(join(root, path))) continue;
    reached.add(path);
    reachedFrom(path, reached);
  }
  return reached;
}

it('runs every test that drives a duel as written, restored and forked', () => {
  const driven = TESTS.filter((file) => reachedFrom(file).has(WAYS));
  const inSlowRun = new Set(DRIVEN);
  expect(driven.length).toBeGreaterThan(400);
  expect(driven.filter((file) => !inSlowRun.has(file))).toEqual([]);
});
