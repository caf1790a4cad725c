// Builds the site. `npm run site` writes it to site/dist; `npm run site -- FOLDER` elsewhere.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from './buildSite.ts';

const [folder = fileURLToPath(new URL('dist', import.meta.url))] = process.argv.slice(2);
const output = resolve(folder);
const started = performance.now();
const { rulings, guides, found } = await buildSite(output);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  `${rulings} rulings, ${guides} guides, ${found} entries in the search; no dead links. ${seconds} s.\nOpen ${join(output, 'index.html')}`,
);
