// `node tools/bundleEntries.mjs [dist]` bundles the entries of the package from their sources, since loading hundreds of modules takes
// longer than anything else at start-up. What entries share is in chunks. A set of cards is text in the bundles, from which a card is
// read when it is asked for; a bundler drops the sets that are not imported. Part of `npm run build`.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = process.argv[2] ?? join(root, 'dist');
const { exports: entries } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const ofEntries = Object.values(entries).flatMap((entry) =>
  typeof entry === 'string' ? [] : [entry.default.replace('./dist/', '').replace(/\.js$/, '.ts')],
);

/**
 * V8 gives each result of `{ ...one, two }` a hidden class of its own, which takes microseconds and makes reading it slow. The results of
 * `Object.assign({}, one, { two })` share one. esbuild turns spreads into calls of these two functions.
 */
const SPREADS = [
  [/^var __spreadValues = \(a, b\) => \{$.*?^\};$/ms, 'var __spreadValues = Object.assign;'],
  [/^var __spreadProps = .*;$/m, 'var __spreadProps = Object.assign;'],
];

function withAssignedSpreads(text) {
  const assigned = SPREADS.reduce((rest, [found, instead]) => rest.replace(found, instead), text);
  if (/^var __spread\w+ = \(/m.test(assigned))
    throw new Error(
      'tools/bundleEntries.mjs: esbuild writes spreads in another way, expected that of SPREADS.',
    );
  return assigned;
}

/**
 * Bundles modules of a folder, each of which stays a module of its own. `ascii` escapes all other characters: Node loads a file that
 * has none of them a tenth faster, and keeps it in half the memory.
 */
async function bundled(folder, modules, output, charset, plugins) {
  rmSync(join(output, 'chunks'), { recursive: true, force: true });
  const { outputFiles } = await build({
    entryPoints: modules.map((path) => join(folder, path)),
    outdir: output,
    outbase: folder,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    supported: { 'object-rest-spread': false },
    charset,
    packages: 'external',
    logLevel: 'warning',
    plugins,
    write: false,
  });
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, withAssignedSpreads(text));
  }
}

/** The exports of the modules of the sets in a folder, by the name of the set, and the function that stores a card. */
async function loadedSets(folder) {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'index.ts')))
    .map(({ name }) => name);
  const temporary = mkdtempSync(join(tmpdir(), 'taiki-sets-'));
  try {
    const outfile = join(temporary, 'sets.mjs');
    await build({
      stdin: {
        contents: [
          ...names.map(
            (name) => `export * as ${name} from ${JSON.stringify(join(folder, name, 'index.ts'))};`,
          ),
          "export { storedCard } from './effects/language/cardList.ts';",
        ].join('\n'),
        resolveDir: root,
      },
      outfile,
      bundle: true,
      format: 'esm',
      target: 'es2023',
      alias: { 'taiki/words': join(root, 'effects/language/index.ts') },
    });
    const { storedCard, ...sets } = await import(pathToFileURL(outfile).href);
    return { storedCard, sets };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Replaces the module of each set in a folder by one that reads its cards from text. */
async function setsAsText(folder) {
  const { storedCard, sets } = await loadedSets(folder);
  const ofSet = new RegExp(`^${folder.replaceAll('\\', '\\\\')}[\\\\/](\\w+)[\\\\/]index\\.ts$`);
  const cardList = JSON.stringify(join(root, 'effects/language/cardList.ts'));
  return {
    name: 'sets-as-text',
    setup: ({ onLoad }) => {
      onLoad({ filter: ofSet }, ({ path }) => ({
        contents: [
          `import { storedCards } from ${cardList};`,
          ...Object.entries(sets[ofSet.exec(path)[1]]).map(
            ([name, cards]) =>
              `export const ${name} = /* @__PURE__ */ storedCards(${JSON.stringify(cards.map(storedCard).join('\n'))});`,
          ),
        ].join('\n'),
        loader: 'ts',
      }));
    },
  };
}

/** What is loaded by its path. */
const LOADED = ['agents/search/searchThread.ts'];

await bundled(root, [...ofEntries, ...LOADED], dist, 'ascii', [await setsAsText(join(root, 'cards'))]);

const modern = join(root, 'modern');
const { exports: ofModern } = JSON.parse(readFileSync(join(modern, 'package.json'), 'utf8'));
const modernModules = Object.values(ofModern).flatMap((entry) =>
  typeof entry === 'string' ? [] : [entry.default.replace('./dist/', '').replace(/\.js$/, '.ts')],
);
if (process.argv[2] === undefined)
  // Their cards have Japanese names, of which each character would be six.
  await bundled(modern, modernModules, join(modern, 'dist'), 'utf8', [await setsAsText(modern)]);
