// `node tools/bundleEntries.mjs [dist]` bundles the entries of the package from their sources, since loading hundreds of modules takes
// longer than anything else at start-up. What entries share is in chunks. A set of cards is text in the bundles, from which a card is
// read when it is asked for; a bundler drops the sets that are not imported. Part of `npm run build`.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = process.argv[2] ?? join(root, 'dist');
const { exports: entries } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const ofEntries = Object.values(entries).flatMap((entry) =>
  typeof entry === 'string' ? [] : [entry.default.replace('./dist/', '').replace(/\.js$/, '.ts')],
);

/** Bundles modules of a folder, each of which stays a module of its own. */
async function bundled(folder, modules, output, plugins = []) {
  rmSync(join(output, 'chunks'), { recursive: true, force: true });
  await build({
    entryPoints: modules.map((path) => join(folder, path)),
    outdir: output,
    outbase: folder,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    charset: 'utf8',
    packages: 'external',
    logLevel: 'warning',
    plugins,
  });
}

/** The exports of the modules of the sets, by folder, and the functions for stored cards. */
async function loadedSets() {
  const folders = readdirSync(join(root, 'cards'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const folder = mkdtempSync(join(tmpdir(), 'taiki-sets-'));
  try {
    const outfile = join(folder, 'sets.mjs');
    await build({
      stdin: {
        contents: [
          ...folders.map((name) => `export * as ${name} from './cards/${name}/index.ts';`),
          "export { storedCard } from './effects/language/cardList.ts';",
        ].join('\n'),
        resolveDir: root,
      },
      outfile,
      bundle: true,
      format: 'esm',
      target: 'es2023',
    });
    const { storedCard, ...sets } = await import(pathToFileURL(outfile).href);
    return { storedCard, sets };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { storedCard, sets } = await loadedSets();

/** Replaces the module of each set by one that reads its cards from text. */
const setsAsText = {
  name: 'sets-as-text',
  setup: ({ onLoad }) => {
    const ofSet = new RegExp(
      `^${join(root, 'cards').replaceAll('\\', '\\\\')}[\\\\/](\\w+)[\\\\/]index\\.ts$`,
    );
    onLoad({ filter: ofSet }, ({ path }) => ({
      contents: [
        "import { storedCards } from '../../effects/language/cardList.ts';",
        ...Object.entries(sets[ofSet.exec(path)[1]]).map(
          ([name, cards]) =>
            `export const ${name} = /* @__PURE__ */ storedCards(${JSON.stringify(cards.map(storedCard).join('\n'))});`,
        ),
      ].join('\n'),
      loader: 'ts',
    }));
  },
};

await bundled(root, ofEntries, dist, [setsAsText]);

const modern = join(root, 'modern');
const { exports: ofModern } = JSON.parse(readFileSync(join(modern, 'package.json'), 'utf8'));
const modernModules = Object.values(ofModern).flatMap((entry) =>
  typeof entry === 'string' ? [] : [entry.default.replace('./dist/', '').replace(/\.js$/, '.ts')],
);
if (process.argv[2] === undefined) await bundled(modern, modernModules, join(modern, 'dist'));
