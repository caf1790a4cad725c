import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin as BundlerPlugin, build, type OutputFile } from 'esbuild';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vitest/config';
import types from '../tsconfig.json' with { type: 'json' };
import { bundle, bundledFile, isBundled, PAGES, root } from './bundledPaths.ts';

const LOADED_BY_VITE = ['examples', 'test', 'tools', ...PAGES];

/** What is loaded by its path. */
const LOADED = ['agents/search/searchThread.ts', 'inspector/attach/launch.ts'];

const entryPaths = new Map(
  Object.entries(types.compilerOptions.paths).map(([name, paths]) => [name, join('test', ...paths)]),
);

function importsOf(file: string): readonly string[] {
  const specifiers = readFileSync(`${root}${file}`, 'utf8').matchAll(
    /(?:\bfrom |\bimport\(|^import )'([^']+)'/gm,
  );
  return [...specifiers].flatMap(([, name = '']) =>
    name.startsWith('.') ? join(dirname(file), name) : (entryPaths.get(name) ?? []),
  );
}

/** A source that asks where it is hears where it was written: it looks for its files from there. */
const whereWritten: BundlerPlugin = {
  name: 'where-written',
  setup({ onLoad }) {
    onLoad({ filter: /\/(?:cli|inspector|queue|server)\/.*\.tsx?$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8');
      if (!contents.includes('import.meta.url')) return undefined;
      const url = JSON.stringify(pathToFileURL(path).href);
      return { contents: contents.replaceAll('import.meta.url', url), loader: 'ts' };
    });
  },
};

/** The inspector has packages that lie beside it, and not at the root. */
const beside: BundlerPlugin = {
  name: 'beside',
  setup({ onResolve }) {
    onResolve({ filter: /^@xstate\/inspect$/ }, ({ path, importer }) => ({
      path: createRequire(importer).resolve(path),
      external: true,
    }));
  },
};

/** Leaves alone what is as it was: another run may be loading it. */
function keepInBundle(files: readonly OutputFile[]): void {
  const kept = new Set(files.map(({ path }) => path));
  for (const path of globSync('**', { cwd: bundle, absolute: true })) if (!kept.has(path)) rmSync(path);
  for (const { path, contents } of files) {
    if (existsSync(path) && readFileSync(path).equals(contents)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.${process.pid}`, contents);
    renameSync(`${path}.${process.pid}`, path);
  }
}

/**
 * Bundles the sources that tests import. Vite would transform each of two thousand files, and make a getter of every name that one imports from
 * another; Node loads the bundle in a fifth of the time, and runs it faster.
 */
export async function bundleSources(): Promise<void> {
  const importers = globSync(
    LOADED_BY_VITE.map((folder) => `${folder}/**/*.{ts,tsx}`),
    {
      cwd: root,
      ignore: ['**/node_modules/**', '**/dist/**', '**/*.d.ts'],
    },
  );
  const imported = new Set(importers.flatMap(importsOf).filter(isBundled));
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [...imported, ...LOADED].filter((path) => existsSync(`${root}${path}`)),
    outdir: bundle,
    outbase: '.',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    sourcemap: 'linked',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [beside, whereWritten],
    tsconfig: 'test/tsconfig.json',
    logLevel: 'warning',
    write: false,
  });
  keepInBundle(outputFiles);
}

let isWatching = false;

/** Takes these sources from their bundle, but in watch mode, in which vite has to know what imports what. */
export const bundledSources: Plugin = {
  name: 'bundled-sources',
  enforce: 'pre',
  configureVitest({ vitest, experimental_defineCacheKeyGenerator: defineCacheKeyGenerator }) {
    isWatching = vitest.config.watch;
    // Modules are cached with the paths of what they import.
    defineCacheKeyGenerator(() => (isWatching ? 'watched' : 'bundled'));
  },
  resolveId(source, importer) {
    if (isWatching || !/\.tsx?$/.test(source)) return undefined;
    const file = source.startsWith('.') && importer !== undefined ? join(dirname(importer), source) : source;
    return bundledFile(file, importer);
  },
};
