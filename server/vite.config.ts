import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';

const absolute = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** One script and one style sheet with fixed names. */
const PAGE: UserConfig = {
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
};

/** The script with the Japanese texts, which the page loads when it is asked for. */
const JAPANESE: UserConfig = {
  publicDir: false,
  build: {
    outDir: absolute('dist/page'),
    emptyOutDir: false,
    target: 'es2023',
    reportCompressedSize: false,
    lib: {
      entry: absolute('page/language/japanese.ts'),
      formats: ['iife'],
      name: 'japanese',
      fileName: () => 'japanese.js',
    },
  },
};

export default defineConfig(({ mode }) => (mode === 'japanese' ? JAPANESE : PAGE));
