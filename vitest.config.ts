import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { bundledSources } from './test/support/bundledSources.ts';
import { drivenLast } from './test/support/drivenLast.ts';
import types from './test/tsconfig.json' with { type: 'json' };

// Up to version 11 V8 optimizes what is run a few times: for tests that takes longer than it saves.
if (Number.parseInt(process.versions.v8, 10) <= 11) setFlagsFromString('--interrupt-budget=660000');

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Tests that only `npm run test:all` runs: they play or wait for seconds to minutes, or start a browser, a terminal, a package manager or a compiler. */
const SLOW = [
  'test/bench/subjects.test.ts',
  'test/charts/coverage.test.ts',
  'test/cli/arena.test.ts',
  'test/cli/cardTables.test.ts',
  'test/cli/closedOutput.test.ts',
  'test/cli/mcpSeats.test.ts',
  'test/cli/playTerminal.test.ts',
  'test/cli/serveLearning.test.ts',
  'test/cli/serveMalformed.test.ts',
  'test/cli/simulate.test.ts',
  'test/docs/generatedFiles.test.ts',
  'test/docs/guides.test.ts',
  'test/docs/inspector.test.ts',
  'test/docs/learning.test.ts',
  'test/docs/notation.test.ts',
  'test/docs/readme.test.ts',
  'test/docs/server.test.ts',
  'test/docs/testing.test.ts',
  'test/docs/writingCards.test.ts',
  'test/engine/border.test.ts',
  'test/engine/cachesOff.test.ts',
  'test/engine/damagedSnapshots.test.ts',
  'test/engine/engineError.test.ts',
  'test/engine/mixedDeckDuels.test.ts',
  'test/engine/samples.test.ts',
  'test/engine/searchAgentStrength.test.ts',
  'test/engine/searchWorkers.test.ts',
  'test/engine/secretDuels.test.ts',
  'test/engine/seedAttack.test.ts',
  'test/engine/textForms.test.ts',
  'test/examples/examples.test.ts',
  'test/exhaustive/*.test.ts',
  'test/families/*.test.ts',
  'test/inspector/actors/actorPage.test.ts',
  'test/inspector/attachPage.test.ts',
  'test/inspector/closedLines.test.ts',
  'test/inspector/commandLine.test.ts',
  'test/inspector/controlOnPage.test.ts',
  'test/inspector/fiveSeconds.test.ts',
  'test/inspector/focus.test.ts',
  'test/inspector/focusOnPage.test.ts',
  'test/inspector/guardsOnPage.test.ts',
  'test/inspector/japanesePage.test.ts',
  'test/inspector/keysOnPage.test.ts',
  'test/inspector/linksOnPage.test.ts',
  'test/inspector/malformedFiles.test.ts',
  'test/inspector/page.test.ts',
  'test/inspector/pagePanels.test.ts',
  'test/inspector/pageSession.test.ts',
  'test/inspector/pageSizes.test.ts',
  'test/inspector/questions.test.ts',
  'test/inspector/server.test.ts',
  'test/inspector/timeOnPage.test.ts',
  'test/learning/vectorDuels.test.ts',
  'test/log/checkLog.test.ts',
  'test/modern/wordDuels.test.ts',
  'test/package/*.test.ts',
  'test/perft/perftDeep.test.ts',
  'test/properties/auraDuels.test.ts',
  'test/properties/contracts.test.ts',
  'test/properties/engineCanFail.test.ts',
  'test/properties/hyperspatialDuels.test.ts',
  'test/properties/shrinkRecord.test.ts',
  'test/properties/viewsAndRules.test.ts',
  'test/queue/*.test.ts',
  'test/reader/japaneseInverse.test.ts',
  'test/reader/japaneseVoice.test.ts',
  'test/regressions/regressions.test.ts',
  'test/server/address.test.ts',
  'test/server/admin.test.ts',
  'test/server/budget.test.ts',
  'test/server/commandLine.test.ts',
  'test/server/conversations.test.ts',
  'test/server/customCards.test.ts',
  'test/server/damagedStore.test.ts',
  'test/server/duelWorkers.test.ts',
  'test/server/duels.test.ts',
  'test/server/hostSchema.test.ts',
  'test/server/hostile.test.ts',
  'test/server/interrupted.test.ts',
  'test/server/killed.test.ts',
  'test/server/lobby.test.ts',
  'test/server/lostThreads.test.ts',
  'test/server/page.test.ts',
  'test/server/paidWork.test.ts',
  'test/server/playTime.test.ts',
  'test/server/postgres.test.ts',
  'test/server/restart.test.ts',
  'test/server/store.test.ts',
  'test/server/storeFaults.test.ts',
  'test/server/watching.test.ts',
  'test/site/site.test.ts',
  'test/site/tab.test.ts',
  'test/site/tabInJapanese.test.ts',
  'test/site/tabHost.test.ts',
  'test/smallWorld/*.test.ts',
  'test/tools/toolOptions.test.ts',
];

/** Every test file under `test`, as a path from the root. */
export const TESTS = readdirSync(source('test'), { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.test.ts') && !path.includes('/node_modules/'));

/** The factor by which the slow project multiplies the runs of test/support/runs.ts; in `npm test` it is 0.5. */
const SLOW_RUNS = process.env['TAIKI_RUNS'] ?? '10';

/** Tests of generated duels, which are those that import test/support/runs.ts. The slow project repeats them only if it plays more duels than `npm test`. */
const GENERATED = TESTS.filter(
  (path) => Number(SLOW_RUNS) > 1 && readFileSync(source(path), 'utf8').includes('/support/runs.ts'),
);

/** Tests beside driven ones that take a while and would only do the same again. */
const UNDRIVEN = [
  'test/cards/printedFacts.test.ts',
  'test/cards/registry.test.ts',
  'test/scenarios/rulings.test.ts',
];

/** Tests that are driven in several ways: `npm test` leaves out restoring and forking at each decision, which takes longest. */
export const DRIVEN = TESTS.filter(
  (path) =>
    (/^test\/(cards|corners|modern|rules|scenarios)\//.test(path) && !UNDRIVEN.includes(path)) ||
    /^test\/(engine\/(offeredOptions|standby|standbyCopies)|properties\/handOrder)\./.test(path),
);

/** Every entry of the packages from its source instead of from `dist`, as for the types of the tests. */
const alias = Object.entries(types.compilerOptions.paths).flatMap(([name, paths]) =>
  paths.map((path) => ({ find: new RegExp(`^${name}$`), replacement: source(`test/${path}`) })),
);

export default defineConfig({
  plugins: [bundledSources],
  test: {
    alias,
    server: { deps: { external: [/\/bundled-sources\//] } },
    pool: 'threads',
    maxWorkers: '100%',
    isolate: false,
    sequence: { sequencer: drivenLast(DRIVEN) },
    // Transformed sources are kept in node_modules between runs, under a hash of their text.
    experimental: { fsModuleCache: true },
    // Only for what hangs: how long a test takes on a busy machine says nothing.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    globalSetup: ['test/support/announceSeed.ts', 'test/support/bundlePrograms.ts'],
    setupFiles: ['test/support/fastCheckSeed.ts', 'test/support/mapStacks.ts'],
    reporters: [process.env['CI'] === undefined ? 'dot' : 'default'],
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...SLOW],
          // The seed is fixed, so a run after every change can do with half of the duels of `TAIKI_RUNS=1`.
          env: { TAIKI_RUNS: process.env['TAIKI_RUNS'] ?? '0.5', TAIKI_WAYS: 'as written' },
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: [...SLOW, ...GENERATED, ...DRIVEN],
          env: { TAIKI_RUNS: SLOW_RUNS, TAIKI_WAYS: 'restored,forked' },
          globalSetup: ['test/support/unpackBrowser.ts'],
        },
      },
    ],
  },
});
