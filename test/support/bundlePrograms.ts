import { rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { bundleSources } from './bundledSources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}test/dist`;

const PROGRAMS = {
  bundleHooks: 'test/support/bundleHooks.ts',
  longArena: 'test/cli/longArena.ts',
  longSimulation: 'test/cli/longSimulation.ts',
  onBundle: 'test/support/onBundle.ts',
  playBatch: 'cli/simulate/batch.ts',
  serveMemory: 'test/cli/serveMemory.ts',
  sourceTaiki: 'test/cli/sourceTaiki.ts',
  sourceWork: 'test/queue/sourceWork.ts',
  workerThread: 'server/duels/workers/workerThread.ts',
};

/** The file of a program, or of a module for a worker, that is bundled from the sources. */
export const programFile = (name: keyof typeof PROGRAMS): string => `${folder}/${name}.js`;

export const programUrl = (name: keyof typeof PROGRAMS): string => pathToFileURL(programFile(name)).href;

/**
 * Bundles what tests start as processes and workers: Node cannot read the sources, and tsx takes seconds to load them one by one. Runs
 * once per vitest project, of which the first does it.
 */
export async function setup(project: TestProject): Promise<void> {
  if (project !== project.vitest.projects[0]) return;
  rmSync(folder, { recursive: true, force: true });
  await bundleSources();
  await build({
    absWorkingDir: root,
    entryPoints: Object.entries(PROGRAMS).map(([out, path]) => ({ in: path, out })),
    outdir: folder,
    // Beside the entries, since the server looks for its thread beside its own module.
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    tsconfig: 'test/tsconfig.json',
    logLevel: 'warning',
  });
}
