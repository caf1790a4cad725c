import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
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
    testTimeout: 60_000,
    globalSetup: ['test/support/announceSeed.ts', 'test/support/unpackBrowser.ts'],
    setupFiles: ['test/support/fastCheckSeed.ts'],
    reporters: ['default'],
  },
});
