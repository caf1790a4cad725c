import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const absolute = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds one script and one style sheet with fixed names. */
export default defineConfig({
  root: absolute('page'),
  base: './',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: absolute('dist/page'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: false, entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
    },
  },
});
