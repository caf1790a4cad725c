import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { allCards, type CardDefinition, starterDecks } from 'taiki';
import { FIRST_DECKS } from './firstDecks.ts';
import { TAB_PAGES } from './pages.tsx';
import { rulingStarts } from './situations.ts';
import {
  CARDS_VARIABLE,
  ENGINE_VARIABLE,
  LAYOUT_VARIABLE,
  READER_VARIABLE,
  RECORDING_VARIABLE,
  RULINGS_VARIABLE,
  STARTERS_VARIABLE,
} from './variables.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');

const OPTIONS = {
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  logLevel: 'warning',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  alias: {
    taiki: join(root, 'entries/index.ts'),
    'taiki/engine': join(root, 'entries/withoutCards.ts'),
    'taiki/inspect': join(root, 'engine/inspection.ts'),
    'taiki/rulebook': join(root, 'rulings/rulebook/rules.ts'),
    'taiki/words': join(root, 'effects/language/index.ts'),
    // The part of it that needs no Node.
    '@taiki/inspector': join(root, 'inspector/session/session.ts'),
    '@taiki/reader': join(root, 'reader/index.ts'),
    '@taiki/reader/names': join(root, 'reader/names/index.ts'),
    'taiki/rulings': join(root, 'rulings/index.ts'),
  },
} as const satisfies BuildOptions;

const INSPECTOR: { readonly version: string } = JSON.parse(
  readFileSync(join(root, 'inspector/package.json'), 'utf8'),
);

const layoutWorker = createRequire(join(root, 'inspector/package.json')).resolve(
  'elkjs/lib/elk-worker.min.js',
);

/** Imports the text of a file by `?raw`, as Vite does. */
const rawText: Plugin = {
  name: 'raw-text',
  setup: ({ onResolve, onLoad, resolve }) => {
    onResolve({ filter: /\?raw$/ }, async ({ path, resolveDir, kind }) => {
      const found = await resolve(path.replace(/\?raw$/, ''), { resolveDir, kind });
      return { path: found.path, namespace: 'raw' };
    });
    onLoad({ filter: /./, namespace: 'raw' }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: 'text',
    }));
  },
};

/** A script that sets a global variable to a value as JSON. */
const dataScript = (variable: string, value: unknown): string =>
  `globalThis.${variable} = ${JSON.stringify(JSON.stringify(value))};\n`;

/** A script that sets a global variable to a function whose text is the script of a worker. */
async function workerScript(variable: string, path: string): Promise<string> {
  const { outputFiles } = await build({
    ...OPTIONS,
    entryPoints: [join(here, path)],
    define: { INSPECTOR_VERSION: JSON.stringify(INSPECTOR.version) },
    write: false,
  });
  return `globalThis.${variable} = function () {\n${outputFiles.map(({ text }) => text).join('')}};\n`;
}

function cardsOfFirstDecks(): readonly CardDefinition[] {
  const names = new Set(
    Object.entries(starterDecks).flatMap(([name, { cards }]) => (FIRST_DECKS.includes(name) ? cards : [])),
  );
  return allCards.filter(({ name }) => names.has(name));
}

/** Writes the pages on which duels are played, with their scripts and style. */
export async function buildTab(output: string): Promise<void> {
  const assets = join(output, 'assets');
  mkdirSync(assets, { recursive: true });
  for (const [name, page] of Object.entries(TAB_PAGES))
    writeFileSync(join(output, name), `<!doctype html>\n${renderToStaticMarkup(page)}\n`);
  const engine = await workerScript(ENGINE_VARIABLE, 'host/worker.ts');
  writeFileSync(join(assets, 'engine.js'), `${engine}${dataScript(STARTERS_VARIABLE, cardsOfFirstDecks())}`);
  writeFileSync(join(assets, 'reader.js'), await workerScript(READER_VARIABLE, 'cards/worker.ts'));
  writeFileSync(join(assets, 'recording.js'), await workerScript(RECORDING_VARIABLE, 'inspect/worker.ts'));
  writeFileSync(join(assets, 'rulings.js'), dataScript(RULINGS_VARIABLE, rulingStarts()));
  writeFileSync(join(assets, 'cards.js'), dataScript(CARDS_VARIABLE, allCards));
  writeFileSync(join(assets, 'layout.js'), dataScript(LAYOUT_VARIABLE, readFileSync(layoutWorker, 'utf8')));
  await build({
    ...OPTIONS,
    entryPoints: {
      play: join(here, 'page/play.tsx'),
      judge: join(here, 'judge/judge.tsx'),
      cardMaker: join(here, 'cards/cards.tsx'),
      inspectorStart: join(here, 'inspect/start.ts'),
      inspector: join(root, 'inspector/page/main.tsx'),
      inspectorJapanese: join(root, 'inspector/page/language/japanese.ts'),
      tab: join(here, 'tab.css'),
      japanese: join(here, 'language/japanese.ts'),
    },
    outdir: assets,
    plugins: [rawText],
  });
  await writeServiceWorker(output);
}

/** Of everything that the pages on which duels are played load. */
const kept = (): readonly string[] => [
  ...Object.keys(TAB_PAGES),
  ...['engine', 'reader', 'rulings', 'cards', 'play', 'judge', 'cardMaker', 'japanese'].map(
    (name) => `assets/${name}.js`,
  ),
  'assets/tab.css',
];

/** Another content of a file is another version, of which browsers keep all files anew. */
async function writeServiceWorker(output: string): Promise<void> {
  const files = kept();
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(output, file)));
  await build({
    ...OPTIONS,
    entryPoints: [join(here, 'offline/serviceWorker.ts')],
    outfile: join(output, 'serviceWorker.js'),
    define: {
      TAB_VERSION: JSON.stringify(hash.digest('hex').slice(0, 16)),
      TAB_FILES: JSON.stringify(files),
    },
  });
}
