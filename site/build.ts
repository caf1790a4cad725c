// Builds the site. `npm run site` writes it to site/dist; `npm run site -- FOLDER` elsewhere.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBuild } from './buildFolder.ts';
import { buildSite } from './buildSite.ts';

const USAGE = `Usage: npm run site [-- FOLDER]

Builds the site into a folder, site/dist by default: duels, rulings, cards, guides and API.
The folder must be new or empty, or hold a site built earlier, which is replaced.`;

await runBuild(USAGE, fileURLToPath(new URL('dist', import.meta.url)), async (output) => {
  const started = performance.now();
  const { rulings, cards, guides, found } = await buildSite(output);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${rulings} rulings, ${cards} cards, ${guides} guides, ${found} entries in the search; no dead links. ${seconds} s.\nOpen ${join(output, 'index.html')}`,
  );
});
