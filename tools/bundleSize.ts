/**
 * Prints the bundle sizes of imports of the package, minified and gzipped (`npm run size`). Bundles the sources, so no build is
 * needed.
 */
import { readFileSync } from 'node:fs';
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
  ['a deck parsed from text', "export { parseDeck } from 'taiki/engine';"],
];

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`${''.padEnd(34)}${'minified'.padStart(9)}${'gzip'.padStart(11)}`);
  for (const [what, code] of BUNDLES) {
    const text = await bundle(code);
    console.log(
      `${what.padEnd(34)}${kilobytes(Buffer.byteLength(text))}  ${kilobytes(gzipSync(text).length)}`,
    );
  }
}
