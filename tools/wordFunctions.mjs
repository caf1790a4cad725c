// The functions of `taiki/words` as Markdown, from their source: parameters, docstring, and cards that use them.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GENERATED } from './words.mjs';

/** Files, or folders with a file for each word, below `effects/language`. */
const TITLES = {
  'words/cards.ts': 'Kinds of cards',
  events: 'Triggers',
  'words/abilities.ts': 'Abilities and costs',
  keywords: 'Keywords of cards',
  namedAbilities: 'Named abilities',
  statics: 'Static effects',
  bans: 'Bans',
  permissions: 'Permissions',
  'words/statics.ts': 'Static abilities',
  replacedEvents: 'Replaced events',
  instead: 'What happens instead',
  'words/replacements.ts': 'Limits of replacements',
  instructions: 'Instructions',
  'words/choices.ts': 'Choices of players',
  conditions: 'Conditions that are tested',
  'words/nouns.ts': 'Groups and names',
  filters: 'Filters',
  amounts: 'Amounts',
  'words/bounds.ts': 'Bounds',
};

const DECLARATION = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\nexport const (\w+)([^\n]*(?:\n(?![/}])[^\n]*)*)/g;

const textOf = (docstring) =>
  docstring
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .join(' ')
    .trim();

/** Splits at commas that stand in no brackets. */
function splitTopLevel(text) {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if ('([{<'.includes(character)) depth++;
    if (')]}>'.includes(character)) depth--;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The parameters of a function as a call: `choose(from, count?, by?)`; the name alone for a constant. */
function callOf(name, rest) {
  const from = rest.search(/=\s*(?:<[^=]*>\s*)?\(/);
  if (from < 0 || !rest.includes('=>')) return name;
  const open = rest.indexOf('(', from);
  let depth = 0;
  let close = open;
  for (; close < rest.length; close++) {
    if (rest[close] === '(') depth++;
    if (rest[close] === ')' && --depth === 0) break;
  }
  const parameters = splitTopLevel(rest.slice(open + 1, close)).map((parameter) => {
    const [, dots = '', id = parameter, optional = ''] = /^(\.\.\.)?(\w+)(\?)?/.exec(parameter) ?? [];
    const hasDefault = /[^=!<>]=[^=>]/.test(parameter);
    return `${dots}${id}${optional !== '' || hasDefault ? '?' : ''}`;
  });
  return `${name}(${parameters.join(', ')})`;
}

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    })
    .sort();

/** For each function, the cards that import it, those that import the least first. */
function usersOf(cardsFolder) {
  const cards = filesIn(cardsFolder).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const [, , name] = /name: (['"])(.*?)\1,/.exec(text) ?? [];
    const [, imports] = /^import \{([^}]*)\} from '[./]*effects\/language\/words/m.exec(text) ?? [];
    if (name === undefined || imports === undefined) return [];
    return [{ name, words: splitTopLevel(imports) }];
  });
  const users = new Map();
  for (const { name, words } of cards.toSorted((a, b) => a.words.length - b.words.length))
    for (const word of words) users.set(word, [...(users.get(word) ?? []), name]);
  return users;
}

/** What the file of a word exports besides the functions that build it. */
const isBuilder = (name) => !/Word$|^describe/.test(name);

const sourceOf = (path) =>
  (path.endsWith('.ts') ? [path] : filesIn(path).filter((file) => !GENERATED.includes(basename(file))))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** A table of functions for each file or folder of words. */
export function wordFunctions(languageFolder, cardsFolder) {
  const users = usersOf(cardsFolder);
  return Object.entries(TITLES).flatMap(([path, title]) => {
    const source = sourceOf(join(languageFolder, path));
    const declared = [...source.matchAll(DECLARATION)].filter(([, , name]) => isBuilder(name));
    const rows = declared.map(([, docstring, name, rest]) => {
      const cards = (users.get(name) ?? []).slice(0, 2).join('; ');
      return `| \`${callOf(name, rest)}\` | ${textOf(docstring).replaceAll('|', '\\|')} | ${cards || '-'} |`;
    });
    return [`### ${title}`, '', '| function | what it builds | cards |', '| --- | --- | --- |', ...rows, ''];
  });
}
