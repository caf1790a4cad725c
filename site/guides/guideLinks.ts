import { posix } from 'node:path';

/** Where the source is browsed: the target of links to files that are not pages. */
const REPOSITORY = 'https://github.com/taiki-engine/taiki/blob/main/';

/** Where a link of a guide leads in the site. */
export interface LinkTargets {
  /** The path in the site of each page, by its source. */
  readonly pages: ReadonlyMap<string, string>;
  /** Called with the path of each file, such as a picture, that a page shows. */
  readonly asset: (path: string) => void;
}

const relativeTo = (from: string, to: string): string => posix.relative(posix.dirname(from), to);

/** The address of a link in a guide: another page, a file of the repository, or as it is. */
export function guideHref(href: string, source: string, { pages }: LinkTargets): string {
  if (/^[a-z]+:|^#/i.test(href)) return href;
  const [file = '', anchor] = href.split('#');
  const wanted = posix.join(posix.dirname(source), file).replace(/\/$/, '');
  const page = pages.get(wanted) ?? pages.get(`${wanted}/README.md`);
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (page === undefined) return `${REPOSITORY}${wanted}${hash}`;
  return `${relativeTo(pages.get(source) ?? '', page)}${hash}`;
}

/** The address of a picture in a guide, which is copied to the same path in the site. */
export function guidePicture(src: string, source: string, { pages, asset }: LinkTargets): string {
  if (/^[a-z]+:/i.test(src)) return src;
  const file = posix.join(posix.dirname(source), src);
  asset(file);
  return relativeTo(pages.get(source) ?? '', file);
}
