import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';

const absolute = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const layoutWorker = createRequire(import.meta.url).resolve('elkjs/lib/elk-worker.min.js');

/** Builds one script and one style sheet with fixed names, which the export inlines into a single page. The worker that lays out charts is loaded when it is needed. */
const PAGE: UserConfig = {
  root: absolute('page'),
  base: './',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    {
      name: 'layout-worker',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: 'elk.js', source: readFileSync(layoutWorker) });
      },
    },
  ],
  build: {
    outDir: absolute('dist/page'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      output: {
        codeSplitting: false,
        entryFileNames: 'page.js',
        assetFileNames: 'page[extname]',
      },
    },
  },
};

/** The script with the Japanese texts, which the page loads when it is asked for. */
const JAPANESE: UserConfig = {
  publicDir: false,
  build: {
    outDir: absolute('dist/page'),
    emptyOutDir: false,
    target: 'es2023',
    reportCompressedSize: false,
    // Most of it is names of cards and the wording of their texts.
    chunkSizeWarningLimit: 4000,
    lib: {
      entry: absolute('page/language/japanese.ts'),
      formats: ['iife'],
      name: 'japanese',
      fileName: () => 'japanese.js',
    },
  },
};

export default defineConfig(({ mode }) => (mode === 'japanese' ? JAPANESE : PAGE));
