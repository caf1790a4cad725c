/**
 * Prints the bundle sizes of imports of the package, minified and gzipped (`npm run size`), and with `-- --write` writes them to
 * docs/embedding.md. Bundles the sources, so no build is needed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const entries: { readonly [entry: string]: { readonly default: string } } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).exports;

/** The source of a package entry: `entries/withoutCards.ts` of `taiki/engine`. */
function sourceOf(specifier: string): string {
  const entry = entries[specifier.replace(/^taiki/, '.')];
  if (entry === undefined) throw new Error(`package.json has no entry for "${specifier}".`);
  return join(root, entry.default.replace('/dist/', '/').replace(/\.js$/, '.ts'));
}

/** Resolves the package entries to their sources. */
const fromSources: Plugin = {
  name: 'taiki-from-sources',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^taiki(\/|$)/ }, ({ path }) => ({ path: sourceOf(path), sideEffects: false }));
  },
};

/**
 * Bundles a module with its dependencies, minified.
 * @param code for example `export { createDuel } from 'taiki'`.
 */
export async function bundle(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, loader: 'js' },
    plugins: [fromSources],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    charset: 'utf8',
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}

const BUNDLES: readonly (readonly [what: string, code: string])[] = [
  ['all of taiki', "export * from 'taiki';"],
  ['a duel, with every card', "export { createDuel } from 'taiki';"],
  [
    'a duel, with the cards of DM-01',
    "export { createEngine } from 'taiki/engine'; export { dm01 } from 'taiki/cards';",
  ],
  ['a duel, without cards', "export { createEngine } from 'taiki/engine';"],
  ['every card, without the engine', "export { allCards } from 'taiki/cards';"],
  ['a deck parsed from text', "export { parseDeck } from 'taiki';"],
];

const PAGE = join(root, 'docs/embedding.md');

interface Size {
  readonly what: string;
  /** In kB. */
  readonly minified: number;
  readonly gzip: number;
}

/** The sizes of all bundles. */
export async function bundleSizes(): Promise<readonly Size[]> {
  const sizes: Size[] = [];
  for (const [what, code] of BUNDLES) {
    const text = await bundle(code);
    sizes.push({ what, minified: Buffer.byteLength(text) / 1000, gzip: gzipSync(text).length / 1000 });
  }
  return sizes;
}

const HEADING =
  '| bundle                          | minified |   gzip |\n| ------------------------------- | -------: | -----: |\n';

/** The rows of a table, in whole kB, larger ones in steps of 5. */
const rowOf = ({ what, minified, gzip }: Size): string =>
  `| ${what.padEnd(31)} | ${rounded(minified).padStart(8)} | ${rounded(gzip).padStart(6)} |\n`;

const rounded = (size: number): string => `${size < 20 ? Math.ceil(size) : 5 * Math.round(size / 5)} kB`;

/** The table in docs/embedding.md. */
export function sizesOnPage(): readonly Size[] {
  const page = readFileSync(PAGE, 'utf8');
  const rows = page
    .slice(page.indexOf(HEADING) + HEADING.length)
    .matchAll(/^\| (.+?) +\| +(\d+) kB \| +(\d+) kB \|\n/gm);
  return [...rows].map(([, what = '', minified, gzip]) => ({
    what,
    minified: Number(minified),
    gzip: Number(gzip),
  }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const table = HEADING + (await bundleSizes()).map(rowOf).join('');
  console.log(table.trimEnd());
  if (process.argv.includes('--write')) {
    const page = readFileSync(PAGE, 'utf8');
    const from = page.indexOf(HEADING);
    const end = page.indexOf('\n\n', from) + 1;
    writeFileSync(PAGE, page.slice(0, from) + table + page.slice(end));
  }
}
