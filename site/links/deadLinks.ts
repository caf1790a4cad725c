import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

/** A link of a page of the site that leads nowhere. */
export interface DeadLink {
  /** The page, from the top of the site. */
  readonly page: string;
  readonly href: string;
  readonly why: 'no such file' | 'no such anchor' | 'not relative';
}

const LINK = /<(?:a|link|script|img|source|form)\b[^>]*? (?:href|src|srcset|action)="([^"]*)"/g;
const ID = / id="([^"]*)"/g;
const ELSEWHERE = /^(?:https?|mailto|data):/;

const unescaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");

/**
 * The links of all pages in a folder that lead to no file or to no anchor of it, or that work on one web server only.
 * @param others links that scripts make, by the page that they are on.
 */
export function deadLinks(
  folder: string,
  others: Readonly<Record<string, readonly string[]>> = {},
): readonly DeadLink[] {
  const site = new LinkedPages(folder);
  const linked = site.pages.map(({ page, links }) => ({ page, links: [...links, ...(others[page] ?? [])] }));
  return linked.flatMap(({ page, links }) =>
    [...new Set(links)].flatMap((href) => {
      const why = site.problemOf(page, href);
      return why === undefined ? [] : [{ page, href, why }];
    }),
  );
}

/** The files of a site, with the links and anchors of its pages. */
class LinkedPages {
  readonly pages: readonly { readonly page: string; readonly links: readonly string[] }[];
  readonly #files: ReadonlySet<string>;
  readonly #anchors: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(folder: string) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => posix.join(relative(folder, entry.parentPath).replaceAll(sep, '/'), entry.name));
    const texts = files
      .filter((file) => file.endsWith('.html'))
      .map((page) => ({ page, text: readFileSync(join(folder, page), 'utf8') }));
    this.#files = new Set(files);
    this.#anchors = new Map(texts.map(({ page, text }) => [page, new Set(valuesOf(text, ID))]));
    this.pages = texts.map(({ page, text }) => ({ page, links: valuesOf(text, LINK) }));
  }

  problemOf(page: string, href: string): DeadLink['why'] | undefined {
    if (ELSEWHERE.test(href)) return undefined;
    if (href.startsWith('/') || /^[a-z]+:/i.test(href)) return 'not relative';
    const [address = '', anchor] = href.split('#').map(decodeURIComponent);
    const [path = ''] = address.split('?');
    const file = path === '' ? page : posix.join(posix.dirname(page), path);
    if (!this.#files.has(file)) return 'no such file';
    // What a script of the page reads: `judge.html#ruling=DU-003.1`.
    if (anchor?.includes('=')) return undefined;
    return anchor === undefined || this.#anchors.get(file)?.has(anchor) ? undefined : 'no such anchor';
  }
}

const valuesOf = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, value = '']) => unescaped(value));
