import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { SKIPPED, WarmModules } from './warmModules.mjs';

const FOLDERS = ['test/machines', 'test/rules', 'test/scenarios', 'test/table'];

/** Slow tests that only cover one folder, and the value of TAIKI_MUTATED for it. */
const ONLY_FOR = { 'test/machines/standby.test.ts': 'standby', 'test/table/': 'table' };

/** Tests that kill the most mutants in the shortest time come first. */
const ORDER = ['test/machines/loading', 'test/machines/', 'test/rules/', 'test/'];

/** They import everything that is mutated. */
const SOURCES = ['entries/index.ts', 'testing/index.ts', 'rulings/index.ts'];

const LATEST_KILLERS = 40;

/**
 * A Stryker test runner that loads the tests once and reruns them for each mutant: a tenth of a second a mutant, where Stryker's
 * vitest runner takes several seconds to load everything again. It supports tests that are synchronous, named and independent.
 * Mutants of code that runs at module load still need a reload.
 */
class WarmRunner {
  static inject = tokens(commonTokens.options, commonTokens.logger, 'globalNamespace');

  #root = process.cwd();
  #stryker;
  #modules;
  #cards;
  /** The tests, loaded without a mutant, and the library that they use. */
  #tests = [];
  #library;
  #failedToLoad;
  /** Tests that recently killed a mutant, latest first: they are likely to kill neighbouring mutants too. */
  #killers = [];

  constructor(_options, _log, namespace) {
    globalThis[namespace] ??= {};
    this.#stryker = globalThis[namespace];
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const cardsInOneModule = {
      // Cards are data and are not mutated. A single module loads faster.
      name: 'cards-in-one-module',
      load: (id) =>
        id.endsWith('/cards/allCards.ts') && this.#cards !== undefined
          ? `export const allCards = ${JSON.stringify(this.#cards)};`
          : undefined,
    };
    this.#modules = await WarmModules.open(this.#root, [cardsInOneModule]);
    const { allCards } = await this.#modules.import('cards/allCards.ts');
    this.#cards = allCards;
    this.#modules.transformAgain();
    await this.#load();
  }

  #testFiles() {
    const mutated = process.env.TAIKI_MUTATED ?? '';
    const isLeftOut = (file) =>
      Object.entries(ONLY_FOR).some(
        ([part, folder]) => file.includes(part) && mutated !== '' && mutated !== folder,
      );
    const further = (process.env.TAIKI_MUTATION_TESTS ?? '').split(',').filter((name) => name !== '');
    const rankOf = (file) => ORDER.findIndex((part) => file.includes(part));
    return [...FOLDERS, ...further]
      .flatMap((name) =>
        name.endsWith('.ts') ? [name] : readdirSync(join(this.#root, name)).map((file) => `${name}/${file}`),
      )
      .filter((file) => file.endsWith('.test.ts') && !isLeftOut(file))
      .sort((a, b) => rankOf(a) - rankOf(b) || a.localeCompare(b));
  }

  async #load() {
    try {
      await this.#evaluateAgain();
      for (const file of SOURCES) await this.#modules.import(file);
      const { mutantCoverage } = this.#stryker;
      const whileLoading = structuredClone(mutantCoverage?.static);
      for (const file of this.#testFiles()) this.#tests.push(...(await this.#testsOf(file)));
      // What a test file plays while it loads does not make its mutants static.
      if (whileLoading !== undefined) mutantCoverage.static = whileLoading;
    } catch (cause) {
      this.#failedToLoad = cause;
    }
  }

  async #evaluateAgain() {
    this.#modules.evaluateAgain();
    const { fullLibrary } = await this.#modules.import('library/fullLibrary.ts');
    this.#library = fullLibrary;
  }

  async #testsOf(file) {
    const tests = await this.#modules.testsOf(file);
    return tests.map((test) => ({ ...test, id: `${file}#${test.name}` }));
  }

  async #run({ id, name, file, run }) {
    // The cache of the engine's cards outlives a duel: no test may see results of another.
    this.#library.cache = new this.#library.cache.constructor();
    const started = performance.now();
    const result = { id, name, fileName: join(this.#root, file), status: TestStatus.Success };
    try {
      await run();
    } catch (cause) {
      if (cause === SKIPPED) result.status = TestStatus.Skipped;
      else
        Object.assign(result, { status: TestStatus.Failed, failureMessage: String(cause?.message ?? cause) });
    }
    return { ...result, timeSpentMs: performance.now() - started };
  }

  async dryRun() {
    if (this.#failedToLoad !== undefined)
      return { status: DryRunStatus.Error, errorMessage: String(this.#failedToLoad.stack) };
    const tests = [];
    for (const test of this.#tests) {
      this.#stryker.currentTestId = test.id;
      tests.push(await this.#run(test));
      this.#stryker.currentTestId = undefined;
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.#stryker.mutantCoverage };
  }

  async mutantRun({ testFilter, activeMutant, hitLimit, mutantActivation }) {
    const whileLoading = mutantActivation === 'static';
    this.#stryker.activeMutant = activeMutant.id;
    Object.assign(this.#stryker, { hitLimit, hitCount: 0 });
    const tests = whileLoading
      ? await this.#runLoading()
      : await this.#runUntilFailure(this.#inOrder(testFilter));
    this.#stryker.activeMutant = undefined;
    this.#remember(tests.at(-1));
    const result = { status: DryRunStatus.Complete, tests };
    return toMutantRunResult(determineHitLimitReached(this.#stryker.hitCount, hitLimit) ?? result);
  }

  async #runUntilFailure(tests) {
    const results = [];
    for (const test of tests) {
      results.push(await this.#run(test));
      if (results.at(-1).status === TestStatus.Failed) break;
    }
    return results;
  }

  /** Loads the test files once more with the active mutant, one by one until a test fails. The tests without a mutant are kept. */
  async #runLoading() {
    const library = this.#library;
    const results = [];
    try {
      await this.#evaluateAgain();
      for (const file of this.#filesInOrder()) {
        results.push(...(await this.#runUntilFailure(await this.#testsOf(file))));
        if (results.at(-1)?.status === TestStatus.Failed) break;
      }
    } catch (cause) {
      const status = TestStatus.Failed;
      results.push({ id: 'loading', name: 'loading', status, failureMessage: String(cause), timeSpentMs: 0 });
    } finally {
      this.#library = library;
    }
    return results;
  }

  #filesInOrder() {
    const latest = this.#killers.filter((id) => id.includes('#')).map((id) => id.slice(0, id.indexOf('#')));
    return [...new Set([...latest, ...this.#testFiles()])];
  }

  #inOrder(wanted) {
    const ids = wanted === undefined ? undefined : new Set(wanted);
    const rankOf = ({ id }) => {
      const rank = this.#killers.indexOf(id);
      return rank < 0 ? LATEST_KILLERS : rank;
    };
    return this.#tests.filter(({ id }) => ids?.has(id) ?? true).sort((a, b) => rankOf(a) - rankOf(b));
  }

  #remember(last) {
    if (last?.status !== TestStatus.Failed) return;
    this.#killers = [last.id, ...this.#killers.filter((id) => id !== last.id)].slice(0, LATEST_KILLERS);
  }

  async dispose() {
    await this.#modules?.close();
  }
}

const makeWarmRunner = (injector) =>
  injector.provideValue('globalNamespace', '__stryker__').injectClass(WarmRunner);
makeWarmRunner.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'warm', makeWarmRunner)];
