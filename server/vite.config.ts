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
    // One script, sent compressed to a quarter of its size and then kept: the words of abilities, by which it prints the texts of cards, are most of it.
    chunkSizeWarningLimit: 600,
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
    // Most of it is names of cards and the wording of their texts, which a Japanese page needs at once.
    chunkSizeWarningLimit: 1400,
    lib: {
      entry: absolute('page/language/japanese.ts'),
      formats: ['iife'],
      name: 'japanese',
      fileName: () => 'japanese.js',
    },
  },
};

export default defineConfig(({ mode }) => (mode === 'japanese' ? JAPANESE : PAGE));
