import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Eleventy, type UserConfig } from '@11ty/eleventy';
import { build } from 'esbuild';
import MiniSearch from 'minisearch';
import { isValidElement } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { scenarios } from 'taiki/rulings';
import { readApi } from './api/apiEntries.ts';
import { cardPages } from './cardPages/cardPages.ts';
import { SiteContent } from './generator/siteContent.ts';
import { readGuides } from './guides/guides.ts';
import { addMarkdownRules } from './guides/markdownRules.ts';
import { LANGUAGES, type SiteLanguage } from './language/words.ts';
import { deadLinks } from './links/deadLinks.ts';
import { playedRuling } from './plays/rulings.ts';
import { japaneseDocuments } from './search/japaneseDocuments.ts';
import { searchDocuments } from './search/searchDocuments.ts';
import { INDEX_VARIABLE, indexPath, type SearchDocument, searchOptions } from './search/searchOptions.ts';
import { buildTab } from './tab/buildTab.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..');

/** The site has links that lead nowhere. */
class DeadLinksError extends Error {
  constructor(links: ReturnType<typeof deadLinks>) {
    super(
      [
        `${links.length} dead links. Expected each to lead to a page of the site, and to an anchor of it:`,
        ...links.map(({ page, href, why }) => `  ${page}: ${href} (${why})`),
      ].join('\n'),
    );
    this.name = 'DeadLinksError';
  }
}

/** What was built. */
export interface BuiltSite {
  readonly rulings: number;
  readonly cards: number;
  readonly guides: number;
  readonly found: number;
}

/** What only a built site has. */
const MARK = indexPath('en');

/** Empties a folder that is new, empty, or holds a site built earlier. */
function emptied(folder: string): void {
  const isOther = existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, MARK));
  if (isOther)
    throw new RangeError(
      `${folder} holds other files. Expected a new or empty folder, or one with a site built earlier: its contents are replaced.`,
    );
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Builds the site into a folder, and replaces a site that is there.
 * @throws {DeadLinksError} if a link leads nowhere.
 * @throws {RangeError} if the folder holds other files.
 */
export async function buildSite(output: string): Promise<BuiltSite> {
  emptied(output);
  const rulings = scenarios.map(playedRuling);
  const site = new SiteContent(
    rulings,
    readGuides(root),
    readApi(root),
    cardPages(
      root,
      rulings.map(({ en }) => en),
    ),
  );
  const documents = { en: searchDocuments(site), ja: japaneseDocuments(site) };
  const assets = new Set<string>();
  // Eleventy takes paths from the current folder.
  const eleventy = new Eleventy(relative('', join(here, 'pages')), relative('', output), {
    quietMode: true,
    config: (config) => configure(config, site, (path) => assets.add(path)),
  });
  await eleventy.write();
  copyAssets(assets, output);
  await writeScripts(documents, output);
  await buildTab(output);
  const dead = deadLinks(output, {
    'search.html': documents.en.map(({ id }) => id),
    'ja/search.html': documents.ja.map(({ id }) => `../${id}`),
  });
  if (dead.length > 0) throw new DeadLinksError(dead);
  return {
    rulings: site.rulings.size,
    cards: site.cards.size,
    guides: site.guides.length,
    found: documents.en.length,
  };
}

function configure(config: UserConfig, site: SiteContent, asset: (path: string) => void): void {
  config.setIncludesDirectory('../layouts');
  config.setTemplateFormats(['11ty.tsx', 'md']);
  config.addExtension('11ty.tsx', {
    key: '11ty.js',
    compile() {
      const { defaultRenderer } = this;
      return async (data) => markupOf(await defaultRenderer(data));
    },
  });
  config.addGlobalData('site', () => site);
  config.addGlobalData('languages', () => [...LANGUAGES]);
  config.addGlobalData('rulingPages', () =>
    LANGUAGES.flatMap((language) => [...site.rulings.keys()].map((id) => ({ id, language }))),
  );
  config.addGlobalData('cardPages', () =>
    LANGUAGES.flatMap((language) => [...site.cards.keys()].map((name) => ({ name, language }))),
  );
  config.addGlobalData('apiEntries', () => site.api.map(({ name }) => name));
  const pages = new Map(site.guides.map(({ source, path }) => [source, path]));
  config.amendLibrary('md', (markdown) =>
    addMarkdownRules(markdown, { pages, asset, isRuling: (id) => site.rulings.has(id) }),
  );
  for (const { source, path, title, text } of site.guides)
    config.addTemplate(source, text, {
      layout: 'guide.11ty.tsx',
      permalink: path,
      templateEngineOverride: 'md',
      source,
      path,
      title,
    });
}

function markupOf(page: unknown): string {
  if (typeof page === 'string') return page;
  if (!isValidElement(page)) throw new TypeError('A page renders neither text nor an element.');
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}

function copyAssets(assets: ReadonlySet<string>, output: string): void {
  for (const path of assets) {
    mkdirSync(dirname(join(output, path)), { recursive: true });
    copyFileSync(join(root, path), join(output, path));
  }
}

async function writeScripts(
  documents: { readonly [L in SiteLanguage]: readonly SearchDocument[] },
  output: string,
): Promise<void> {
  const folder = join(output, 'assets');
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: { site: join(here, 'client/main.ts'), style: join(here, 'styles/site.css') },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  for (const language of LANGUAGES) {
    const search = new MiniSearch<SearchDocument>(searchOptions);
    search.addAll(documents[language]);
    const index = JSON.stringify(JSON.stringify(search));
    writeFileSync(join(output, indexPath(language)), `globalThis.${INDEX_VARIABLE} = ${index};\n`);
  }
}
