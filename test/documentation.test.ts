import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parser } from 'keep-a-changelog';
import { compareRules, rulebook } from 'taiki/rulebook';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const SKIPPED: ReadonlySet<string> = new Set([
  '.git',
  '.stryker-tmp',
  'coverage',
  'dist',
  'node_modules',
  'reports',
]);

function pagesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : pagesIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

const pages = pagesIn('.');

const withoutCode = (text: string): string =>
  text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsIn = (path: string): readonly string[] =>
  [...read(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** The relative links of a page that lead nowhere. */
const brokenLinks = (page: string): readonly string[] =>
  [...withoutCode(read(page)).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(root, target))) return [link];
    return anchor === undefined || anchorsIn(target).includes(anchor) ? [] : [link];
  });

describe('the pages', () => {
  it.each(pages)('%s has no broken link', (page) => {
    expect(brokenLinks(page)).toEqual([]);
  });
});

describe('docs/decisions', () => {
  const folder = 'docs/decisions';
  const files = readdirSync(join(root, folder)).filter((file) => file !== 'README.md');
  const part = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

  it('has an index with the number, title and status of every page', () => {
    const rows = [
      ...read(`${folder}/README.md`).matchAll(/^\| \[(\d{4})\]\((\S+)\) *\| (.*?) *\| (.*?) *\|/gm),
    ];
    const indexed = rows.map(([, number, file, title, status]) => ({ number, file, title, status }));
    expect(indexed.toSorted((one, other) => Number(one.number) - Number(other.number))).toEqual(
      files.map((file) => {
        const text = read(`${folder}/${file}`);
        return {
          number: file.slice(0, 4),
          file,
          title: part(text, /^# \d{4}\. (.*)$/m),
          status: part(text, /^Status: (.*)$/m),
        };
      }),
    );
  });

  it.each(files)('%s is numbered like its file and has a status that is known', (file) => {
    const text = read(`${folder}/${file}`);
    expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    expect(part(text, /^# (\d{4})\. /m)).toBe(file.slice(0, 4));
    expect(part(text, /^Status: (.*)$/m)).toMatch(
      /^(accepted|accepted, in part open|open|superseded by \[\d{4}\]\(\S+\))$/,
    );
  });
});

describe('docs/readings.md', () => {
  const numbers = [...read('docs/readings.md').matchAll(/^### (.*)$/gm)].map(([, number = '']) => number);

  it('has an entry for rules of the rulebook only, in their order', () => {
    expect(numbers.filter((number) => rulebook[number] === undefined)).toEqual([]);
    expect(numbers).toEqual([...new Set(numbers)].toSorted(compareRules));
  });
});

describe('CHANGELOG.md', () => {
  it('follows Keep a Changelog, and its latest release is the version of the package', () => {
    const { releases } = parser(read('CHANGELOG.md'));
    const released = releases.find(({ date, version }) => date !== undefined && version !== undefined);
    const { version } = JSON.parse(read('package.json')) as { readonly version: string };
    expect(releases.length).toBeGreaterThan(0);
    expect(released?.version?.toString() ?? version).toBe(version);
  });
});
