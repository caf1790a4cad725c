// `node tools/bundleEntries.mjs [dist]` bundles the entries of the package from their sources, since loading hundreds of modules takes
// longer than anything else at start-up. What entries share is in chunks, and each set of cards stays a module of its own, so that a
// bundler drops the sets that are not imported. Part of `npm run build`.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = process.argv[2] ?? join(root, 'dist');
const { exports: entries } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const ofEntries = Object.values(entries).flatMap((entry) =>
  typeof entry === 'string' ? [] : [entry.default.replace('./dist/', '').replace(/\.js$/, '.ts')],
);
const ofSets = readdirSync(join(root, 'cards'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `cards/${name}/index.ts`);

/** Bundles modules of a folder, each of which stays a module of its own. */
async function bundled(folder, modules, output) {
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
  });
}

await bundled(root, [...ofEntries, ...ofSets], dist);

const modern = join(root, 'modern');
const { exports: ofModern } = JSON.parse(readFileSync(join(modern, 'package.json'), 'utf8'));
const modernModules = Object.values(ofModern).flatMap((entry) =>
  typeof entry === 'string' ? [] : [entry.default.replace('./dist/', '').replace(/\.js$/, '.ts')],
);
if (process.argv[2] === undefined) await bundled(modern, modernModules, join(modern, 'dist'));
