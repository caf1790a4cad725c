import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';

/** Thrown by a test that skips itself. */
export const SKIPPED = Symbol('skipped');

/** Every entry of the packages from its source instead of from `dist`, as for the types of the tests, and the test API from ours. */
function aliases(root) {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'test/tsconfig.json'), 'utf8'));
  return [
    ...Object.entries(compilerOptions.paths).map(([name, [path]]) => ({
      find: new RegExp(`^${name}$`),
      replacement: join(root, 'test', path),
    })),
    { find: /^(vitest|@fast-check\/vitest)$/, replacement: join(import.meta.dirname, 'testShim.mjs') },
  ];
}

/**
 * The modules under a folder, transformed once and kept in memory, so that tests can be run again and again in one process. It
 * supports tests that are synchronous, named and independent.
 */
export class WarmModules {
  #root;
  #server;
  #runner;
  #tests;

  static async open(root, plugins = []) {
    const modules = new WarmModules();
    modules.#root = root;
    process.env.TAIKI_WAYS ??= 'as written';
    // `expect` requires the vitest worker to exist, but the matchers used here do not read from it.
    globalThis.__vitest_worker__ = { config: {}, filepath: root };
    const { expect } = await import('vitest');
    await import('xstate');
    await import('fast-check');
    modules.#tests = {
      expect,
      skip: () => {
        throw SKIPPED;
      },
    };
    globalThis.__taikiTests = modules.#tests;
    modules.#server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      appType: 'custom',
      server: { middlewareMode: true, hmr: false, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true, include: [] },
      plugins,
      resolve: { alias: aliases(root) },
    });
    modules.#runner = createServerModuleRunner(modules.#server.environments.ssr, { hmr: false });
    return modules;
  }

  import(file) {
    return this.#runner.import(join(this.#root, file));
  }

  /** Collects the tests of a file without running them. */
  async testsOf(file) {
    const found = new Map();
    Object.assign(this.#tests, { found, above: [] });
    await this.import(file);
    return [...found].map(([name, run]) => ({ file, name, run: () => run(this.#tests) }));
  }

  /** Evaluates every module again, but transforms only those that `transformAgain` named. */
  evaluateAgain() {
    this.#runner.clearCache();
  }

  transformAgain() {
    this.#server.environments.ssr.moduleGraph.invalidateAll();
  }

  /** Reads a file again, and evaluates it and all that imports it. Test files are always evaluated again. */
  changed(...files) {
    const { moduleGraph } = this.#server.environments.ssr;
    const { evaluatedModules } = this.#runner;
    for (const file of files) moduleGraph.onFileChange(join(this.#root, file));
    const stale = new Set();
    const add = (node) => {
      if (node === undefined || stale.has(node)) return;
      stale.add(node);
      for (const id of node.importers) add(evaluatedModules.getModuleById(id));
    };
    for (const node of evaluatedModules.idToModuleMap.values())
      if (files.some((file) => node.file === join(this.#root, file)) || /\.test\.ts$/.test(node.file))
        add(node);
    for (const node of stale) evaluatedModules.invalidateModule(node);
  }

  async close() {
    await this.#server?.close();
  }
}
