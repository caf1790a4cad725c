import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const configFile = fileURLToPath(new URL('../../inspector/vite.config.ts', import.meta.url));

/** Builds the page of the inspector from its source, without its Japanese texts. */
export async function buildPage(folder: URL): Promise<void> {
  await build({ configFile, logLevel: 'error', build: { outDir: fileURLToPath(folder) } });
}

/** Adds the script with the Japanese texts to a built page. */
export async function buildJapanese(folder: URL): Promise<void> {
  await build({
    configFile,
    mode: 'japanese',
    logLevel: 'error',
    build: { outDir: fileURLToPath(folder) },
  });
}
