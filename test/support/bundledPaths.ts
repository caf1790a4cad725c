import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the bundle of the sources lies. */
export const bundle = `${root}node_modules/.cache/bundled-sources`;

/** The sources of the packages. */
const FOLDERS: readonly string[] = [
  'agents',
  'boundary',
  'cards',
  'cli',
  'effects',
  'engine',
  'entries',
  'inspector',
  'library',
  'machines',
  'modern',
  'queue',
  'reader',
  'rulings',
  'server',
  'table',
  'testing',
];

/** Vite loads these: tests load a page anew. */
export const PAGES = ['inspector/page', 'server/page', 'site'];

/** @param path from the root */
export const isBundled = (path: string): boolean =>
  FOLDERS.includes(path.split('/')[0] ?? '') && !PAGES.some((page) => path.startsWith(`${page}/`));

/**
 * What is loaded instead of a source of the packages: loaded by itself, it would be another instance of what the bundle contains.
 * @param file an absolute path
 * @returns `undefined` for what is no source of the packages
 */
export function bundledFile(file: string, importer = ''): string | undefined {
  if (!/\.tsx?$/.test(file) || !file.startsWith(root) || !isBundled(file.slice(root.length)))
    return undefined;
  const bundled = `${bundle}/${file.slice(root.length).replace(/\.tsx?$/, '.js')}`;
  if (!existsSync(bundled))
    throw new Error(`${importer} imports ${file}, which is not bundled: write the import as from '...'.`);
  return bundled;
}
