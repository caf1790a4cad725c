import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../support/printed.ts';

test.each(['vocabulary', 'protocol', 'fixtures', 'rules', 'facts', 'assumptions'])(
  'what `npm run %s` writes is up to date',
  (script) => {
    expect(() =>
      execFileSync('npm', ['run', script, '--', '--check'], { cwd: root, stdio: 'pipe' }),
    ).not.toThrow();
  },
);
