import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocComment, docComments, type ExportDocs } from './docComments.ts';

/** Something that an entry of the package exports. */
export interface ApiItem {
  readonly name: string;
  readonly kind: 'class' | 'constant' | 'function' | 'interface' | 'type';
  /** Its declaration. */
  readonly code: string;
  /** What its doc comment says; undefined if the sources leave in doubt which it is. */
  readonly doc: DocComment | undefined;
  /** Of an interface or a class. Its `code` is then the line before them. */
  readonly members: readonly ApiMember[];
}

/** A member of an interface or a class. */
export interface ApiMember {
  readonly name: string;
  /** Its anchor: `Duel.choose`; undefined for a further signature of the same method. */
  readonly anchor: string | undefined;
  readonly code: string;
  readonly doc: DocComment | undefined;
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

function itemsOf(report: string, docs: ReadonlyMap<string, ExportDocs>): readonly ApiItem[] {
  const code = /```ts\n([\s\S]*?)\n```/.exec(report)?.[1] ?? '';
  return code.split(/^\/\/ @public.*$/m).flatMap((part): readonly ApiItem[] => {
    const [, word, name] = DECLARATION.exec(part) ?? [];
    if (word === undefined || name === undefined) return [];
    // The pattern has the words of KINDS.
    const kind = KINDS[word as keyof typeof KINDS];
    const code = withoutNotes(part);
    const members = kind === 'interface' || kind === 'class' ? membersOf(name, code, docs.get(name)) : [];
    const shown = members.length === 0 ? code : (code.split('\n')[0] ?? '').replace(/ \{$/, '');
    return [{ name, kind, code: shown, doc: docs.get(name)?.doc, members }];
  });
}

/** Reports indent members by four spaces. */
const MEMBER = /^ {4}(?:(?:readonly|static|get|set|abstract|protected) )*(\w+|\[[\w.]+\])/;

function membersOf(item: string, code: string, docs: ExportDocs | undefined): readonly ApiMember[] {
  const members: { name: string; lines: string[] }[] = [];
  for (const line of code.split('\n').slice(1, -1)) {
    const [, name] = MEMBER.exec(line) ?? [];
    if (name !== undefined) members.push({ name, lines: [] });
    members.at(-1)?.lines.push(line.slice(4));
  }
  return members.map(({ name, lines }, index) => {
    const isFirst = members.findIndex((one) => one.name === name) === index;
    return {
      name,
      anchor: isFirst ? `${item}.${name}` : undefined,
      code: lines.join('\n'),
      doc: isFirst ? docs?.members.get(name) : undefined,
    };
  });
}

/** A declaration without the notes of the reporter. */
const withoutNotes = (code: string): string =>
  code
    .split('\n')
    .filter((line) => !/^\s*\/\/ \(/.test(line))
    .join('\n')
    .trim();
