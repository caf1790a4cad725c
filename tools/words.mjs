// The tables of each kind of words from the files in its folder: `effects/language/<kind>/index.ts` with the union and the
// builders, `table.ts` beside it with what the language knows of each word, and `table.ts` beside their rules.
// `npm run vocabulary` writes them.
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * `suffix`: the interface of the word `draw` is `DrawInstruction`. A word is named by the field `tag`; or by a field that only it has
 * (`isNamedByField`); or it is a field itself, of one interface that has them all (`isField`).
 */
const KINDS = [
  {
    folder: 'instructions',
    suffix: 'Instruction',
    tag: 'do',
    union: 'Effect',
    member: 'Instruction',
    table: 'INSTRUCTIONS',
    word: 'InstructionWord',
    wordFile: '../instructionWord.ts',
    wordOf: 'wordOf',
    rules: {
      table: 'INSTRUCTION_RULES',
      type: 'InstructionRules',
      file: '../instructionRules.ts',
      rulesOf: 'rulesOf',
      folder: 'effects/words',
    },
    doc: [
      'What is done, in printed order (605.2c). "If you do" (`then` of `may` and `ifDone`) asks whether the instruction was attempted: whether',
      'there was something to apply it to, even if a replacement changed the result (101.3a). `otherwise` follows if it was not. "That many" asks for',
      'something else: `tally` counts what really happened (609.4).',
    ],
  },
  {
    folder: 'statics',
    suffix: 'Static',
    tag: 'kind',
    union: 'StaticEffect',
    member: 'StaticOf',
    table: 'STATICS',
    word: 'StaticWord',
    wordFile: '../staticWord.ts',
    wordOf: 'staticWordOf',
    doc: ['607. A lasting change of what something is or may do.'],
  },
  {
    folder: 'bans',
    suffix: 'Ban',
    tag: 'do',
    union: 'Ban',
    member: 'BanOf',
    table: 'BANS',
    word: 'BanWord',
    wordFile: '../staticWord.ts',
    wordOf: 'banWordOf',
    doc: [
      '101.2. Something that may not be done. Where it names an object, the object is what the static effect affects.',
    ],
  },
  {
    folder: 'permissions',
    suffix: 'Permission',
    tag: 'do',
    union: 'Permission',
    member: 'PermissionOf',
    table: 'PERMISSIONS',
    word: 'PermissionWord',
    wordFile: '../staticWord.ts',
    wordOf: 'permissionWordOf',
    doc: ['101.2. A permission on a card that overrides a basic rule.'],
  },
  {
    folder: 'conditions',
    suffix: 'Condition',
    tag: 'kind',
    union: 'Condition',
    member: 'ConditionOf',
    table: 'CONDITIONS',
    word: 'ConditionWord',
    wordFile: '../conditionWord.ts',
    wordOf: 'conditionWordOf',
    rules: {
      table: 'CONDITION_RULES',
      type: 'ConditionRules',
      file: '../conditionRules.ts',
      rulesOf: 'conditionRulesOf',
      folder: 'effects/questions/characteristics',
    },
    doc: [
      'Tested when it is read: after the comma of a trigger, while a static ability lasts, inside an effect.',
    ],
  },
  {
    folder: 'events',
    suffix: 'Event',
    tag: 'event',
    union: 'EventPattern',
    member: 'EventOf',
    table: 'EVENTS',
    word: 'EventWord',
    wordFile: '../eventWord.ts',
    wordOf: 'eventWordOf',
    rules: {
      table: 'EVENT_RULES',
      type: 'EventRules',
      file: './eventRules.ts',
      rulesOf: 'eventRulesOf',
      folder: 'effects/words',
      isExported: true,
    },
    doc: ['603.1. What must happen.'],
  },
  {
    folder: 'replacedEvents',
    suffix: 'ReplacedEvent',
    tag: 'event',
    union: 'ReplacementPattern',
    member: 'ReplacedEventOf',
    table: 'REPLACED_EVENTS',
    word: 'ReplacedEventWord',
    wordFile: '../eventWord.ts',
    wordOf: 'replacedEventWordOf',
    rules: {
      table: 'REPLACED_EVENT_RULES',
      type: 'ReplacedEventRules',
      file: '../replacedEventRules.ts',
      rulesOf: 'replacedEventRulesOf',
      folder: 'effects/events',
    },
    doc: ['609. What would happen, and what happens instead.'],
  },
  {
    folder: 'instead',
    suffix: 'Instead',
    tag: 'kind',
    union: 'Instead',
    member: 'InsteadOf',
    table: 'INSTEAD',
    word: 'InsteadWord',
    wordFile: '../insteadWord.ts',
    wordOf: 'insteadWordOf',
    rules: {
      table: 'INSTEAD_RULES',
      type: 'InsteadRules',
      file: '../insteadRules.ts',
      rulesOf: 'insteadRulesOf',
      folder: 'effects/events',
      isExported: true,
    },
    doc: ['609.1. What happens in place of what is replaced.'],
  },
  {
    folder: 'amounts',
    suffix: 'Amount',
    isNamedByField: true,
    union: 'Amount',
    plainMember: 'number',
    names: 'AmountName',
    member: 'AmountOf',
    table: 'AMOUNTS',
    word: 'AmountWord',
    wordFile: '../amountWord.ts',
    rules: {
      table: 'AMOUNT_RULES',
      type: 'AmountRules',
      file: '../amountRules.ts',
      rulesOf: 'amountRulesOf',
      folder: 'effects/questions/characteristics',
    },
    doc: ['A whole number, or how to find it when it is needed (605.2d).'],
  },
  {
    folder: 'filters',
    suffix: 'Filter',
    isField: true,
    union: 'Filter',
    names: 'FilterName',
    table: 'FILTERS',
    word: 'FilterWord',
    wordFile: '../filterWord.ts',
    rules: {
      table: 'FILTER_RULES',
      type: 'FilterRules',
      file: '../filterRules.ts',
      folder: 'effects/questions/characteristics',
      isExported: true,
    },
    doc: [
      'The properties that a card or creature must have. All given fields must hold; of a list, any element suffices.',
    ],
  },
  {
    folder: 'keywords',
    suffix: 'Keyword',
    tag: 'name',
    union: 'Keyword',
    member: 'KeywordOf',
    table: 'KEYWORDS',
    word: 'KeywordWord',
    wordFile: '../keywordWord.ts',
    wordOf: 'keywordWordOf',
    doc: ['An ability that is printed as one word.'],
  },
  {
    folder: 'namedAbilities',
    suffix: 'Title',
    tag: 'name',
    union: 'TriggerWord',
    member: 'TitleOf',
    table: 'NAMED_ABILITIES',
    word: 'NamedAbilityWord',
    wordFile: '../namedAbilityWord.ts',
    wordOf: 'namedAbilityWordOf',
    doc: ['The titles of triggered abilities that are printed with a name.'],
  },
];

const HEADER = '// Generated by `npm run vocabulary` from the files of this folder. Do not edit.';

/** The files of a folder that are written here. */
export const GENERATED = ['index.ts', 'table.ts'];

const lowerFirst = (text) => text.charAt(0).toLowerCase() + text.slice(1);

/** The words of a folder in the order of the alphabet, with the file and the interface of each. */
function wordsIn({ folder, suffix }) {
  const files = readdirSync(here(`effects/language/${folder}`)).filter((file) => !GENERATED.includes(file));
  const words = files.flatMap((file) => {
    const source = readFileSync(here(`effects/language/${folder}/${file}`), 'utf8');
    const exported = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
    const types = [...source.matchAll(/^export (?:interface|type) (\w+)/gm)]
      .map(([, name]) => name)
      .filter((name) => name.endsWith(suffix));
    const builders = exported.filter((name) => !/Word$|^describe/.test(name));
    // Composed of other words: without a type of its own.
    if (types.length === 0) return [{ file, name: lowerFirst(file), builders }];
    return types.map((type, index) => ({
      file,
      type,
      name: lowerFirst(type.slice(0, -suffix.length)),
      // Listed once for each file.
      builders: index > 0 ? [] : builders,
    }));
  });
  return words.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The words with a type of their own. */
const typed = (words) => words.filter(({ type }) => type !== undefined);

const filesOf = (words) => [...new Set(words.map(({ file }) => file))];

/** A statement for each file, of the names that `namesOf` gives for its words. */
const fromEach = (words, statement, namesOf) =>
  filesOf(words).flatMap((file) => {
    const names = words.filter((one) => one.file === file).flatMap(namesOf);
    return names.length === 0 ? [] : [`${statement} { ${names.join(', ')} } from './${file}';`];
  });

const docOf = (lines) => ['/**', ...lines.map((line) => ` * ${line}`), ' */'];

/** The type with all words of a kind, and that of one of them. */
function unionOf(kind, words) {
  const { doc, suffix, tag, union, member, names, plainMember, isNamedByField, isField } = kind;
  const types = words.map(({ type }) => type);
  const namesOfWords = [`export type ${names} =`, `${words.map(({ name }) => `  | '${name}'`).join('\n')};`];
  if (isField)
    return [
      ...docOf(doc),
      `export interface ${union}`,
      `  extends ${types.join(',\n    ')} {}`,
      '',
      `/** A field of a ${suffix.toLowerCase()}. */`,
      ...namesOfWords,
    ];
  const members = plainMember === undefined ? types : [plainMember, ...types];
  const all = [
    ...docOf(doc),
    `export type ${union} =`,
    `${members.map((type) => `  | ${type}`).join('\n')};`,
    '',
  ];
  if (isNamedByField)
    return [
      ...all,
      '/** The field that tells which amount it is. */',
      ...namesOfWords,
      '',
      `/** The ${suffix.toLowerCase()} with this field, such as \`${member}<'${words[0].name}'>\`. */`,
      `export type ${member}<W extends ${names}> = W extends unknown ? Extract<${union}, { readonly [F in W]: unknown }> : never;`,
    ];
  return [
    ...all,
    `/** The ${suffix.toLowerCase()} with this word, such as \`${member}<'${words[0].name}'>\`. */`,
    `export type ${member}<W extends ${union}['${tag}']> = Extract<${union}, { ${tag}: W }>;`,
  ];
}

function languageIndex(kind, all) {
  const words = typed(all);
  return [
    HEADER,
    ...fromEach(words, 'import type', ({ type }) => [type]),
    '',
    ...fromEach(words, 'export type', ({ type }) => [type]),
    ...fromEach(all, 'export', ({ builders }) => builders),
    '',
    ...unionOf(kind, words),
    '',
  ].join('\n');
}

/** The words of a kind as a type. */
const namesOf = ({ names, union, tag }) => names ?? `${union}['${tag}']`;

function languageTable(kind, all) {
  const words = typed(all);
  const { tag, union, member, table, word, wordFile, wordOf, isField, isNamedByField } = kind;
  const names = namesOf(kind);
  const types = isField ? names : isNamedByField ? `${names}, ${member}` : `${union}, ${member}`;
  return [
    HEADER,
    `import type { ${word} } from '${wordFile}';`,
    ...fromEach(words, 'import', ({ name }) => [`${name}Word`]),
    `import type { ${types} } from './index.ts';`,
    '',
    '/** What the language knows of each word. */',
    `export const ${table}: { readonly [W in ${names}]: ${word}<${isField ? 'W' : `${member}<W>`}> } = {`,
    ...words.map(({ name }) => `  ${name}: ${name}Word,`),
    '};',
    '',
    ...(wordOf === undefined
      ? []
      : [
          `export const ${wordOf} = <W extends ${names}>(part: ${member}<W>): ${word}<${member}<W>> =>`,
          `  ${table}[part.${tag} as W];`,
          '',
        ]),
  ].join('\n');
}

function rulesTable(kind, words) {
  const { folder, tag, union, member, rules, isField, isNamedByField } = kind;
  const { table, type, file, rulesOf, isExported = false } = rules;
  const names = namesOf(kind);
  const language = (path) => relative(`${rules.folder}/${folder}`, `effects/language/${path}`);
  const types = isField ? names : `${isNamedByField ? names : union}, ${member}`;
  const name = isNamedByField ? 'amountName(part)' : `part.${tag}`;
  return [
    HEADER,
    ...(isNamedByField ? [`import { amountName } from '${language('amountName.ts')}';`] : []),
    `import type { ${types} } from '${language(`${folder}/index.ts`)}';`,
    `import type { ${type} } from '${file}';`,
    ...fromEach(words, 'import', ({ name: word }) => [`${word}Rules`]),
    '',
    '/** The rules of each word. */',
    `${isExported ? 'export ' : ''}const ${table}: { readonly [W in ${names}]: ${type}<W> } = {`,
    ...words.map(({ name: word }) => `  ${word}: ${word}Rules,`),
    '};',
    '',
    ...(rulesOf === undefined
      ? []
      : [
          `export const ${rulesOf} = <W extends ${names}>(part: ${member}<W>): ${type}<W> => ${table}[${name} as W];`,
          '',
        ]),
  ].join('\n');
}

/** The words of the kind in this folder. */
export const namesIn = (folder) =>
  wordsIn(KINDS.find((kind) => kind.folder === folder)).map(({ name }) => name);

/** The interfaces of all words. */
export const wordTypes = () => new Set(KINDS.flatMap((kind) => typed(wordsIn(kind)).map(({ type }) => type)));

/** The generated files, as path and text. */
export const wordTables = () =>
  KINDS.flatMap((kind) => {
    const words = wordsIn(kind);
    return [
      [`effects/language/${kind.folder}/index.ts`, languageIndex(kind, words)],
      [`effects/language/${kind.folder}/table.ts`, languageTable(kind, words)],
      ...(kind.rules === undefined
        ? []
        : [[`${kind.rules.folder}/${kind.folder}/table.ts`, rulesTable(kind, words)]]),
    ];
  });
