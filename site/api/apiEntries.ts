import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docComments } from './docComments.ts';

/** Something that an entry of the package exports. */
export interface ApiItem {
  readonly name: string;
  readonly kind: 'class' | 'constant' | 'function' | 'interface' | 'type';
  /** Its declaration. */
  readonly code: string;
  /** What its doc comment says; undefined if the sources leave in doubt which it is. */
  readonly doc: string | undefined;
}

/** An entry of the package, such as `taiki/rulings`. */
export interface ApiEntry {
  readonly name: string;
  /** Its path in the site. */
  readonly path: string;
  readonly items: readonly ApiItem[];
}

const REPORT = '.api.md';

/** Reads the committed reports of the public API, which `npm run api` compares with the code. */
export function readApi(root: string): readonly ApiEntry[] {
  const docs = docComments(root);
  return readdirSync(join(root, 'etc'))
    .filter((file) => file.endsWith(REPORT))
    .map((file) => file.slice(0, -REPORT.length))
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((file) => ({
      name: file.replace('-', '/'),
      path: `api/${file}.html`,
      items: itemsOf(readFileSync(join(root, 'etc', `${file}${REPORT}`), 'utf8'), docs),
    }));
}

const KINDS = {
  class: 'class',
  const: 'constant',
  function: 'function',
  interface: 'interface',
  type: 'type',
} as const;

const DECLARATION = /^export (?:declare )?(?:abstract )?(class|const|function|interface|type) (\w+)/m;

function itemsOf(report: string, docs: ReadonlyMap<string, string>): readonly ApiItem[] {
  const code = /```ts\n([\s\S]*?)\n```/.exec(report)?.[1] ?? '';
  return code.split(/^\/\/ @public.*$/m).flatMap((part): readonly ApiItem[] => {
    const [, word, name] = DECLARATION.exec(part) ?? [];
    if (word === undefined || name === undefined) return [];
    // The pattern has the words of KINDS.
    const kind = KINDS[word as keyof typeof KINDS];
    return [{ name, kind, code: withoutNotes(part), doc: docs.get(name) }];
  });
}

/** A declaration without the notes of the reporter. */
const withoutNotes = (code: string): string =>
  code
    .split('\n')
    .filter((line) => !/^\s*\/\/ \(/.test(line))
    .join('\n')
    .trim();
