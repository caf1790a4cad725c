import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests that only `npm run test:all` runs: they play for minutes, or start a browser, a package manager or a compiler. */
const SLOW = [
  'test/charts/coverage.test.ts',
  'test/cli/simulate.test.ts',
  'test/docs/generatedFiles.test.ts',
  'test/docs/testing.test.ts',
  'test/exhaustive/*.test.ts',
  'test/inspector/page.test.ts',
  'test/package/*.test.ts',
  'test/smallWorld/*.test.ts',
];

/** Tests of generated duels: `npm test` runs them with few duels, `npm run test:all` again with twenty times as many. */
const GENERATED = [
  'test/cli/serveMalformed.test.ts',
  'test/engine/{determinism,fork,jsonCards,mixedDeckDuels,snapshot,starterDeckDuels}.test.ts',
  'test/properties/{arbitraries,engine,enteringZones,information,ownCardRecords,priority,strangeCards}.test.ts',
];

/** Tests that are driven in several ways: `npm test` leaves out the one that takes longest, to fork at each decision. */
const DRIVEN = ['test/{cards,rules,scenarios}/*.test.ts'];

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  test: {
    alias: [
      { find: /^taiki$/, replacement: source('engine/index.ts') },
      { find: /^taiki\/words$/, replacement: source('effects/language/words.ts') },
      { find: /^@taiki\/inspector$/, replacement: source('inspector/index.ts') },
      { find: /^taiki\/rulings$/, replacement: source('rulings/index.ts') },
      { find: /^taiki\/arrange$/, replacement: source('engine/arrange.ts') },
      { find: /^taiki\/testing$/, replacement: source('testing/index.ts') },
    ],
    pool: 'threads',
    maxWorkers: '100%',
    isolate: false,
    // Only for what hangs: how long a test takes on a busy machine says nothing.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    globalSetup: ['test/support/announceSeed.ts'],
    setupFiles: ['test/support/fastCheckSeed.ts'],
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: SLOW,
          env: { TAIKI_WAYS: 'as written,restored' },
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: [...SLOW, ...GENERATED, ...DRIVEN],
          env: { TAIKI_RUNS: process.env['TAIKI_RUNS'] ?? '20', TAIKI_WAYS: 'forked' },
          globalSetup: ['test/support/unpackBrowser.ts'],
        },
      },
    ],
  },
});
