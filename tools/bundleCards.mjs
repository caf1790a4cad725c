// `node tools/bundleCards.mjs [dist]` bundles the cards of each set into one module, since loading hundreds of modules takes
// longer than anything else at start-up. Part of `npm run build`.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Leaves modules outside the set's folder to be imported. */
const outside = {
  name: 'outside',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('./')
        ? undefined
        : { path: path.replace(/\.ts$/, '.js'), external: true },
    );
  },
};

const sets = readdirSync(here('cards'), { withFileTypes: true }).filter((entry) => entry.isDirectory());

await build({
  entryPoints: sets.map(({ name }) => here(`cards/${name}/index.ts`)),
  outdir: join(process.argv[2] ?? here('dist'), 'cards'),
  outbase: here('cards'),
  bundle: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  logLevel: 'warning',
  plugins: [outside],
});
