import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders whose files the entries of the package export from. */
const FOLDERS = ['table', 'effects', 'machines', 'engine', 'rulings', 'testing'] as const;

const EXPORTED =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:declare )?(?:abstract )?(?:async )?(?:const|function\*?|class|interface|type) (\w+)/g;

/** A doc comment as sentences, without its asterisks and tags. */
const sentences = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .replace(/@(?:param|returns|throws|example|template)\b[\s\S]*$/, '')
    .replaceAll(/\{@link (\w+)\}/g, '$1')
    .trim();

/**
 * What the doc comment of each export says, by its name. A name that several files export with different comments is left out: the
 * reports do not tell which it is.
 */
export function docComments(root: string): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>();
  for (const file of FOLDERS.flatMap((folder) => sourcesIn(join(root, folder))))
    for (const [, comment = '', name = ''] of readFileSync(file, 'utf8').matchAll(EXPORTED))
      found.set(name, (found.get(name) ?? new Set()).add(sentences(comment)));
  return new Map(
    [...found].flatMap(([name, [only = '', ...others]]) =>
      others.length === 0 ? [[name, only] as const] : [],
    ),
  );
}

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(folder, path));
