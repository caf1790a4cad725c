import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The page is one script and one style sheet with fixed names, so that the export can put both into one file. */
export default defineConfig({
  root: here('page'),
  base: './',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: here('dist/page'),
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
