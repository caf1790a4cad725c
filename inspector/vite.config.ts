import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const absolute = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const layoutWorker = createRequire(import.meta.url).resolve('elkjs/lib/elk-worker.min.js');

/** Builds one script and one style sheet with fixed names, which the export inlines into a single page. The worker that lays out charts is loaded when it is needed. */
export default defineConfig({
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
});
