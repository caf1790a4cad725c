import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds the page of the inspector from its source. */
export async function buildPage(folder: URL): Promise<void> {
  await build({
    configFile: fileURLToPath(new URL('../../inspector/vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { outDir: fileURLToPath(folder) },
  });
}
