import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders whose files the entries of the package export from. */
const FOLDERS = [
  'table',
  'effects',
  'machines',
  'boundary',
  'library',
  'engine',
  'agents',
  'entries',
  'rulings',
  'testing',
] as const;

/** A doc comment by its parts. */
export interface DocComment {
  readonly text: string;
  readonly params: readonly Described[];
  readonly returns: string | undefined;
  /** Errors, by their classes. */
  readonly throws: readonly Described[];
}

export interface Described {
  readonly name: string;
  readonly text: string;
}

/** What the sources say of an export. */
export interface ExportDocs {
  readonly doc: DocComment | undefined;
  /** Of an interface or a class, by the names of its members. */
  readonly members: ReadonlyMap<string, DocComment>;
}

const EXPORT = /^export (?:declare )?(?:abstract )?(?:async )?(const|function\*?|class|interface|type) (\w+)/;

/** Interfaces and classes are formatted: their members are indented by two spaces. */
const MEMBER = /^ {2}(?:(?:readonly|static|get|set|async|abstract) )*\*?(\w+|\[[\w.]+\])/;

const COMMENT_END = '*/';

/**
 * What the doc comments say of each export, by its name. A name that several files export with different comments is left out: the
 * reports do not tell which it is.
 */
export function docComments(root: string): ReadonlyMap<string, ExportDocs> {
  const found = new Map<string, ExportDocs[]>();
  for (const file of FOLDERS.flatMap((folder) => sourcesIn(join(root, folder))))
    for (const [name, docs] of exportsIn(readFileSync(file, 'utf8').split('\n')))
      found.set(name, [...(found.get(name) ?? []), docs]);
  return new Map(
    [...found].flatMap(([name, declared]) => {
      const documented = declared.filter(({ doc, members }) => doc !== undefined || members.size > 0);
      const texts = new Set(documented.map(({ doc }) => JSON.stringify(doc)));
      const [only] = documented;
      return only !== undefined && texts.size === 1 ? [[name, only] as const] : [];
    }),
  );
}

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(folder, path));

function* exportsIn(lines: readonly string[]): Generator<readonly [string, ExportDocs]> {
  for (const [index, line] of lines.entries()) {
    const [, kind, name] = EXPORT.exec(line) ?? [];
    if (name === undefined) continue;
    const hasMembers = kind === 'interface' || kind === 'class';
    yield [
      name,
      { doc: commentBefore(lines, index), members: hasMembers ? membersFrom(lines, index) : new Map() },
    ];
  }
}

function membersFrom(lines: readonly string[], declaration: number): ReadonlyMap<string, DocComment> {
  const members = new Map<string, DocComment>();
  for (let at = declaration + 1; at < lines.length && lines[at] !== '}'; at++) {
    const [, name] = MEMBER.exec(lines[at] ?? '') ?? [];
    const comment = name === undefined ? undefined : commentBefore(lines, at);
    // The first of several signatures has the comment.
    if (name !== undefined && comment !== undefined && !members.has(name)) members.set(name, comment);
  }
  return members;
}

/** The doc comment that ends on the line before. */
function commentBefore(lines: readonly string[], index: number): DocComment | undefined {
  if (lines[index - 1]?.trimEnd().endsWith(COMMENT_END) !== true) return undefined;
  let start = index - 1;
  while (start >= 0 && !/^\s*\/\*/.test(lines[start] ?? '')) start--;
  const comment = lines.slice(start, index).join('\n').trim();
  return comment.startsWith('/**') ? commentOf(comment.slice('/**'.length, -COMMENT_END.length)) : undefined;
}

const TAG = /(?:^|\s)@(?=(?:param|returns|throws|example|template)\b)/;

function commentOf(comment: string): DocComment {
  const [text = '', ...tags] = comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .replaceAll(/\{@link (\w+)\}/g, '$1')
    .split(TAG);
  const described = (pattern: RegExp): readonly Described[] =>
    tags.flatMap((tag) => {
      const [, name, what] = pattern.exec(tag) ?? [];
      return name === undefined || what === undefined ? [] : [{ name, text: what.trim() }];
    });
  return {
    text: text.trim(),
    params: described(/^param (\S+) ([\s\S]*)/),
    returns: tags
      .find((tag) => tag.startsWith('returns '))
      ?.slice('returns '.length)
      .trim(),
    throws: described(/^throws \{(\w+)\} ([\s\S]*)/),
  };
}
