import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleText } from 'taiki/rulebook';

/** The rules of a word, by its discriminator in a card: `do:draw`, `event:attacks`, `keyword:blocker`. */
export type WordRules = ReadonlyMap<string, readonly string[]>;

const TYPE = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export interface \w+[^{]*\{([^}]*)/g;
const FIELD = /readonly (do|event|kind|name|instead|is): '(\w+)'/g;
const NUMBER = /\b\d{3}(?:\.\d+[a-z]?)?(?=[.,;: )])/g;

/** Reads the rules of the words from the comments of their types. @param root the folder of the project. */
export function readWordRules(root: string): WordRules {
  const folder = join(root, 'effects/language');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const found = new Map<string, readonly string[]>();
  for (const file of files.toSorted())
    for (const [, comment = '', body = ''] of readFileSync(join(folder, file), 'utf8').matchAll(TYPE)) {
      const rules = [...comment.matchAll(NUMBER)]
        .map(([number]) => number)
        .filter((number) => ruleText(number) !== undefined);
      const key = keyOf(
        Object.fromEntries([...body.matchAll(FIELD)].map(([, field = '', value]) => [field, value])),
      );
      if (key !== undefined && rules.length > 0)
        found.set(key, [...new Set([...(found.get(key) ?? []), ...rules])]);
    }
  return found;
}

type Fields = Readonly<Record<string, unknown>>;

/** The discriminator of a word in a card. */
function keyOf({ kind, name, do: does, event, instead, is }: Fields): string | undefined {
  if (kind === 'keyword') return `keyword:${String(name)}`;
  const [field, value] =
    Object.entries({ do: does, event, instead, is, kind }).find(([, one]) => typeof one === 'string') ?? [];
  return field === undefined ? undefined : `${field}:${String(value)}`;
}

/** The keys of all words in a part of a card. */
export function wordKeys(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap(wordKeys);
  const fields = part as Fields;
  const key = keyOf(fields);
  return [...(key === undefined ? [] : [key]), ...Object.values(fields).flatMap(wordKeys)];
}
