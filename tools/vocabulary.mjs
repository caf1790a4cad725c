// Writes what is derived from the types of the vocabulary: the schema by which cards are checked, and its reference page.
// `node tools/vocabulary.mjs` writes both; `--check` only says whether they are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const schema = createGenerator({
  path: here('effects/language/vocabulary.ts'),
  tsconfig: here('tools/tsconfig.vocabulary.json'),
  type: 'CardDefinition',
  skipTypeCheck: true,
  additionalProperties: false,
}).createSchema('CardDefinition');

const definitions = schema.definitions;

/** The schema without its prose: that goes to the page. */
const bare = (value) => {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== 'description' || typeof inner !== 'string')
      .map(([key, inner]) => [key, bare(inner)]),
  );
};

const nameOf = (ref) => ref.replace('#/definitions/', '');
const link = (name) => `[${name}](#${name.toLowerCase()})`;

/** A type as a reader writes it. */
function shape(type) {
  if (type.$ref) return link(nameOf(type.$ref));
  if (type.const !== undefined) return `\`${JSON.stringify(type.const)}\``;
  if (type.enum) return type.enum.map((one) => `\`${JSON.stringify(one)}\``).join(' or ');
  if (type.anyOf) return type.anyOf.map(shape).join(' or ');
  if (type.type === 'array') {
    if (Array.isArray(type.items)) return `a list of exactly ${type.items.map(shape).join(', ')}`;
    return `a list of ${shape(type.items ?? {})}`;
  }
  if (type.type === 'object' && type.properties)
    return `{ ${fields(type)
      .map(([name, text]) => `${name}: ${text}`)
      .join(', ')} }`;
  return `${type.type ?? 'anything'}`;
}

const fields = (type) =>
  Object.entries(type.properties ?? {}).map(([name, inner]) => [
    `${name}${type.required?.includes(name) ? '' : '?'}`,
    shape(inner),
    inner.description ?? '',
  ]);

/** The field by which the members of a union are told apart. */
const DISCRIMINATORS = ['do', 'event', 'kind', 'name'];
const tagOf = (type) => {
  for (const key of DISCRIMINATORS) {
    const tag = type.properties?.[key];
    if (tag?.const !== undefined) return String(tag.const);
    if (tag?.enum) return tag.enum.join(', ');
  }
  return undefined;
};

function section([name, type]) {
  const lines = [`## ${name}`, ''];
  if (type.description) lines.push(type.description.replaceAll('\n', ' '), '');
  if (type.anyOf) {
    for (const member of type.anyOf) {
      const tag = member.$ref ? undefined : tagOf(member);
      const text =
        member.properties && tag
          ? fields(member)
              .map(([field, said]) => `${field}: ${said}`)
              .join(', ')
          : shape(member);
      lines.push(
        tag ? `- **${tag}** — ${text}${member.description ? `. ${member.description}` : ''}` : `- ${text}`,
      );
    }
  } else if (type.properties) {
    lines.push('| field | what it holds | |', '| --- | --- | --- |');
    for (const [field, said, description] of fields(type))
      lines.push(`| ${field} | ${said} | ${description.replaceAll('\n', ' ')} |`);
  } else {
    lines.push(shape(type));
  }
  return [...lines, ''];
}

const page = [
  '# The vocabulary of cards',
  '',
  'Made from the types in `effects/language/vocabulary.ts` by `npm run vocabulary`. [Writing cards](writing-cards.md) teaches it;',
  'this page lists it. A `?` marks what may be left out. The functions of `taiki` that build these values have the names',
  'that a card would use; what they build is this data.',
  '',
  ...Object.entries(definitions)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .flatMap(section),
].join('\n');

const source = [
  '// Made from the types in effects/language/vocabulary.ts by `npm run vocabulary`. Do not edit.',
  "import type { JsonSchema } from './checkShape.ts';",
  '',
  `export const cardSchema: JsonSchema = JSON.parse(${JSON.stringify(JSON.stringify(bare({ ...definitions })))});`,
  '',
].join('\n');

const outputs = [
  ['engine/cardSchema.ts', source],
  ['docs/vocabulary.md', page],
];

if (process.argv.includes('--check')) {
  const stale = outputs
    .filter(([path, text]) => readFileSync(here(path), 'utf8') !== text)
    .map(([path]) => path);
  if (stale.length > 0) {
    console.error(`Out of date: ${stale.join(', ')}. Run "npm run vocabulary".`);
    process.exitCode = 1;
  }
} else {
  for (const [path, text] of outputs) writeFileSync(here(path), text);
}
