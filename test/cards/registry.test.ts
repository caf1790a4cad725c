import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCards, defineCard, describeCard, findCard, parseCard } from 'taiki';
import { modern } from 'taiki/cards';
import { describe, expect, it } from 'vitest';
import { vocabularyWords } from '../exhaustive/vocabularyWords.ts';

const root = new URL('../..', import.meta.url).pathname;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(join(folder, entry.name))
      : entry.name.endsWith('.ts')
        ? [join(folder, entry.name)]
        : [],
  );

const LISTS = new Set(['allCards', 'index', 'part1', 'part2', 'part3']);
const cardFiles = filesIn('cards').flatMap((path) => {
  if (path.startsWith('cards/modern/')) return [];
  const name = path.split('/').at(-1)?.replace('.ts', '') ?? '';
  return LISTS.has(name) ? [] : [{ path, name }];
});

describe('the registry of cards', () => {
  it('holds every card file once, and nothing else', () => {
    expect(allCards.length).toBe(cardFiles.length + modern.length);
    expect(new Set(allCards.map(({ name }) => name)).size).toBe(allCards.length);
  });

  it.each(allCards)('$name is plain data that passes the check of cards', (card) => {
    expect(parseCard(JSON.stringify(card))).toStrictEqual(card);
    expect(defineCard(card)).toBe(card);
    expect(findCard(card.name)).toBe(card);
    expect(describeCard(card)).not.toMatch(/undefined|\[object/);
  });
});

describe('what is tested', () => {
  it('every card with an ability is named by its test file or by a test of cards that share an ability', () => {
    const textsOf = (paths: readonly string[]) => paths.map((path) => readFileSync(join(root, path), 'utf8'));
    const shared = new Set([
      ...textsOf(filesIn('test/cards').filter((path) => path.endsWith('Cards.test.ts'))).flatMap(subjectsOf),
      ...textsOf(filesIn('test/cards/templates')).flatMap(instancesIn),
    ]);
    const vanilla = new Set(allCards.flatMap((card) => (card.abilities.length === 0 ? [card.name] : [])));
    const untested = cardFiles.filter(({ path, name }) => {
      const test = join(root, 'test/cards', `${name}.test.ts`);
      const [, , cardName] =
        /name: (['"])((?:(?!\1)[^\\]|\\.)*)\1/.exec(readFileSync(join(root, path), 'utf8')) ?? [];
      const plainName = cardName?.replaceAll("\\'", "'");
      if (plainName !== undefined && vanilla.has(plainName)) return false;
      if (!existsSync(test)) return plainName === undefined || !shared.has(plainName);
      const text = readFileSync(test, 'utf8');
      return plainName !== undefined && !text.includes(plainName) && !text.includes(cardName ?? '');
    });
    expect(untested.map(({ path }) => path)).toEqual([]);
  });

  it('every word of the vocabulary is used by a card or by a test', () => {
    const words = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        if (['kind', 'do', 'event', 'name'].includes(key) && typeof inner === 'string')
          words.add(`${key}:${inner}`);
        collect(inner);
      }
    };
    for (const card of allCards) collect(card);
    const tests = filesIn('test')
      .map((path) => readFileSync(join(root, path), 'utf8'))
      .join('\n');
    const unused = [...vocabularyWords()].filter((word) => {
      const [key, value] = word.split(':');
      const written = `${key}: '${value}'`;
      const builders = buildersOf(written).some((name) => new RegExp(`\\b${name}\\b`).test(tests));
      return !words.has(word) && !tests.includes(written) && !builders;
    });
    expect(unused).toEqual([]);
  });
});

/** What a test of cards that share an ability is about: its titles, and the first cell of each row of its tables. */
function subjectsOf(text: string): readonly string[] {
  const listed = [...text.matchAll(/^describe\.each\(\[(.*)\] as const\)/gm)].flatMap(([, row = '']) => [
    ...row.matchAll(/(['"])(.*?)\1/g),
  ]);
  return [...text.matchAll(/^(?:describe\(| {2}\[?\s*)(['"])(.*?)\1/gm), ...listed].map(
    ([, , name = '']) => name,
  );
}

/** The cards that a template test is about: titles of `describe`, and the rows, or the field `card` of the rows, of `describe.each`. */
function instancesIn(test: string): readonly string[] {
  const titles = [...test.matchAll(/describe\((['"])(.+?)\1,/g)];
  const tables = [...test.matchAll(/describe\.each\(\[(.*?)\](?: as const)?\)\(/gs)];
  const rows = tables.flatMap(([, table = '']) => [
    ...table.matchAll(table.includes('{') ? /\bcard: (['"])(.+?)\1/g : /(['"])(.+?)\1/g),
  ]);
  return [...titles, ...rows].flatMap(([, , name]) => name ?? []);
}

/** The functions and constants of `taiki/words` in whose source this is written. */
function buildersOf(written: string): readonly string[] {
  const files = [
    'words',
    'instructions',
    'events',
    'replacedEvents',
    'conditions',
    'statics',
    'bans',
    'permissions',
    'keywords',
    'namedAbilities',
    'instead',
  ].flatMap((folder) => filesIn(`effects/language/${folder}`));
  const sources = files.map((path) => readFileSync(join(root, path), 'utf8'));
  const parts = sources.flatMap((source) => source.split(/^export const (?=\w)/m).slice(1));
  return parts.flatMap((part) => (part.includes(written) ? (part.match(/^\w+/) ?? []) : []));
}
