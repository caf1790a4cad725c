import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import taiki from './package.json' with { type: 'json' };

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Every entry of the package from its source instead of from `dist`. */
const entries = Object.entries(taiki.exports).flatMap(([entry, target]) =>
  typeof target === 'string'
    ? []
    : [{ name: `taiki${entry.slice(1)}`, path: target.default.replace('/dist/', '/').replace('.js', '.ts') }],
);
const alias = [...entries, { name: '@taiki/inspector', path: 'inspector/index.ts' }].map(
  ({ name, path }) => ({
    find: new RegExp(`^${name}$`),
    replacement: source(path),
  }),
);

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    alias,
    pool: 'threads',
    maxWorkers: '100%',
    isolate: false,
    testTimeout: 60_000,
    globalSetup: ['test/support/announceSeed.ts', 'test/support/unpackBrowser.ts'],
    setupFiles: ['test/support/fastCheckSeed.ts'],
    reporters: ['default'],
  },
});
