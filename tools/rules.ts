// Writes where each rule is implemented: docs/rules.md to read, and engine/ruleIndex.ts for the command line.
// `npm run rules` writes both; `--check` only says whether they are up to date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { scenarios } from '../cli/scenarios/index.ts';
import {
  compareRules,
  missingRules,
  type RulePlaces,
  ruleAndAbove,
  rulebook,
  ruleNumbers,
} from '../engine/rulebook.ts';
import { duel } from '../machines/duel/duel.ts';
import { standby } from '../machines/standby/standby.ts';

const here = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** A number that is cited, and where. `inText`: as a rule of a fact, a decision or a refusal, not only in a comment. */
export interface Citation {
  readonly rule: string;
  readonly file: string;
  readonly name: string;
  readonly kind: 'function' | 'type';
  readonly inText: boolean;
}

const letters = (from: string, to: string): readonly string[] =>
  Array.from({ length: Math.max(0, to.charCodeAt(0) - from.charCodeAt(0) + 1) }, (_, index) =>
    String.fromCharCode(from.charCodeAt(0) + index),
  );

/** The numbers in a text: `506.3b, d` and `101.4b-c` name two each, `100.2-100.4` three. */
export function numbersIn(text: string): readonly string[] {
  const found: string[] = [];
  const numbers =
    /(?<![\w.])(\d{3})\.(\d+)([a-z]?)(?:-(?:\d{3}\.)?(\d*)([a-z]?))?(?!\w)((?:, [a-z](?!\w))*)/g;
  for (const [, section = '', of = '', letter = '', toOf = '', toLetter = '', more = ''] of text.matchAll(
    numbers,
  )) {
    found.push(`${section}.${of}${letter}`);
    if (toOf !== '' && toOf !== of)
      for (let next = Number(of) + 1; next <= Number(toOf); next++) found.push(`${section}.${next}`);
    else if (toLetter !== '')
      for (const one of letters(letter || 'a', toLetter)) found.push(`${section}.${of}${one}`);
    for (const one of more.split(', ').filter(Boolean)) found.push(`${section}.${of}${one}`);
  }
  for (const [section] of text.matchAll(/(?<![\w.])\d{3}(?![\w]|\.\d)/g))
    if (Object.hasOwn(rulebook, section)) found.push(section);
  return [...new Set(found)];
}

const GENERATED = ['engine/cardSchema.ts', 'engine/ruleIndex.ts', 'engine/rulebook.ts'];

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(here(folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? sourcesIn(path) : path.endsWith('.ts') ? [path] : [];
    })
    .filter((path) => !GENERATED.includes(path))
    .sort();
}

const DECLARED = /^(?:export )?(?:async )?(function\*?|const|class|interface|type) (\w+)/;
const MEMBER = /^\s+(?:readonly |static |#)*(\w+)[?]?[:(]/;
const VARIANT = /^\s+\| \{ readonly \w+: '(\w+)'/;
const TAG = /^\s+readonly (?:do|event|kind|name): '(\w+)'/;

/** Every number that a file cites, in doc comments and as a rule that is passed on. */
export function citationsIn(file: string, source: string): readonly Citation[] {
  const found: Citation[] = [];
  const lines = source.split('\n');
  let owner: { readonly name: string; readonly kind: Citation['kind'] } | undefined;
  const cite = (text: string, name: string, kind: Citation['kind'], inText: boolean) => {
    for (const rule of numbersIn(text)) found.push({ rule, file, name, kind, inText });
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const trimmed = line.trim();
    if (trimmed.startsWith('/**')) {
      const from = at;
      while (!(lines[at] ?? '').includes('*/')) at++;
      const comment = lines.slice(from, at + 1).join('\n');
      const next = lines[at + 1] ?? '';
      const declared = DECLARED.exec(next);
      if (declared?.[2] !== undefined) cite(comment, declared[2], kindOf(declared[1]), false);
      else if (owner !== undefined) {
        const member =
          VARIANT.exec(next)?.[1] ?? TAG.exec(lines[at + 2] ?? '')?.[1] ?? MEMBER.exec(next)?.[1];
        cite(comment, member === undefined ? owner.name : `${owner.name}.${member}`, owner.kind, false);
      }
      continue;
    }
    const declared = DECLARED.exec(line);
    if (declared?.[2] !== undefined) owner = { name: declared[2], kind: kindOf(declared[1]) };
    if (owner?.kind !== 'function') continue;
    for (const [, text = ''] of line.matchAll(/'(\d{3}(?:\.\d+[a-z]?)?)'/g)) {
      if (!/meta: \{ rule/.test(line)) cite(text, owner.name, 'function', true);
    }
  }
  return found;
}

const kindOf = (word: string | undefined): Citation['kind'] =>
  word === 'interface' || word === 'type' ? 'type' : 'function';

/** Every citation in the code that duels are made of. */
export const citations: readonly Citation[] = ['table', 'effects', 'machines', 'engine']
  .flatMap(sourcesIn)
  .flatMap((file) => citationsIn(file, readFileSync(here(file), 'utf8')));

interface ChartState {
  readonly path: string;
  readonly rule: string;
}

function statesOf(machine: AnyStateMachine): readonly ChartState[] {
  const below = (node: AnyStateNode): readonly AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(below),
  ];
  return below(machine.root).map((node) => ({
    path: [...(machine === duel ? [] : [machine.id]), ...node.path].join('.') || machine.id,
    rule: String(node.meta?.rule),
  }));
}

/** Every state of both charts, with the number in its `meta.rule`. */
export const chartStates: readonly ChartState[] = [...statesOf(duel), ...statesOf(standby)];

const WINDOW = '.arbitrating';
const windows = statesOf(duel).flatMap(({ path }) =>
  path.endsWith(WINDOW) ? [path.slice(0, -WINDOW.length)] : [],
);

/** States in their order; one that every window has is named once, as `(every window).apResolve`. */
function inBrief(paths: readonly string[]): readonly string[] {
  const inner = (path: string): string | undefined => {
    const at = windows.filter((one) => path.startsWith(`${one}.`)).sort((a, b) => b.length - a.length)[0];
    return at === undefined ? undefined : path.slice(at.length + 1);
  };
  const everywhere = new Set(
    paths
      .flatMap((path) => inner(path) ?? [])
      .filter((rest) => windows.every((at) => paths.includes(`${at}.${rest}`))),
  );
  const named = paths.map((path) => {
    const rest = inner(path);
    return rest !== undefined && everywhere.has(rest) ? `(every window).${rest}` : path;
  });
  return [...new Set(named)];
}

const sorted = (names: Iterable<string>): readonly string[] =>
  [...new Set(names)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** Where each rule is found, by number. */
export const index: ReadonlyMap<string, RulePlaces> = new Map(
  ruleNumbers.map((number) => {
    const cited = citations.filter(({ rule }) => rule === number);
    const named = (kind: Citation['kind']) =>
      sorted(cited.filter((one) => one.kind === kind).map(({ file, name }) => `${file} ${name}`));
    const states = inBrief(chartStates.filter(({ rule }) => rule === number).map(({ path }) => path));
    return [number, { states, functions: named('function'), types: named('type') }];
  }),
);

/** The scenarios that cite a rule. */
export const shownBy = (number: string): readonly string[] =>
  scenarios.filter(({ rules }) => rules.some((rule) => numbersIn(rule).includes(number))).map(({ id }) => id);

const isFound = ({ states, functions, types }: RulePlaces): boolean =>
  states.length + functions.length + types.length > 0;

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

function inFiles(places: readonly string[]): string {
  const byFile = new Map<string, string[]>();
  for (const place of places) {
    const [file = '', name = ''] = place.split(' ');
    byFile.set(file, [...(byFile.get(file) ?? []), name]);
  }
  return [...byFile].map(([file, names]) => `${code(names)} in [${file}](../${file})`).join('; ');
}

function entry(number: string): readonly string[] {
  const found = index.get(number) ?? { states: [], functions: [], types: [] };
  const { states, functions, types } = found;
  const shown = shownBy(number);
  const isSection = /^\d{3}$/.test(number);
  const above = ruleAndAbove(number)
    .slice(1)
    .find((one) => {
      const there = index.get(one);
      return there !== undefined && isFound(there);
    });
  const missing = missingRules.filter(({ rule }) => rule === number);
  return [
    `${isSection ? '##' : '###'} ${number}`,
    '',
    rulebook[number] ?? '',
    '',
    ...(states.length > 0 ? [`- States: ${code(states)}`] : []),
    ...(functions.length > 0 ? [`- Functions: ${inFiles(functions)}`] : []),
    ...(types.length > 0 ? [`- Types: ${inFiles(types)}`] : []),
    ...(isFound(found) || isSection || missing.some(({ extent }) => extent === 'none')
      ? []
      : [unnamed(above)]),
    ...(shown.length > 0 ? [`- Shown by: ${shown.join(', ')}`] : []),
    ...missing.map(({ extent, what }) => `- ${extent === 'none' ? 'Not implemented' : 'In part'}: ${what}`),
    '',
  ].filter((line, at, all) => line !== '' || all[at - 1] !== '');
}

const unnamed = (above: string | undefined): string =>
  `- Nothing names it by its number${above === undefined ? '' : `; see [${above}](#${anchor(above)})`}`;

const anchor = (number: string): string => number.replace('.', '');

const count = (extent: 'none' | 'part'): readonly string[] =>
  missingRules
    .filter((one) => one.extent === extent)
    .toSorted((a, b) => compareRules(a.rule, b.rule))
    .map(({ rule, what }) => `- [${rule}](#${anchor(rule)}) ${what}`);

/** The page of the rules. */
export const page = (): string =>
  [
    '# The rules, and where they are',
    '',
    'Made by `npm run rules` from the charts, the code and the scenarios. The numbers are those of the General Game Rules, the',
    'sentences are ours. A state implements the number in its `meta.rule`; `(every window)` stands for each of the',
    `${windows.length} places at which effects are declared and resolved. A function implements the numbers that its comment cites, and`,
    'those that it gives as the rule of a fact, a decision or a refusal. A scenario shows the numbers that it names; play one',
    'with `taiki scenario ID`. On the command line: `taiki rules 506.3d`.',
    '',
    'At the end stands [what is not implemented](#what-is-not-implemented).',
    '',
    ...ruleNumbers.flatMap(entry),
    '## What is not implemented',
    '',
    'Nothing of these is there:',
    '',
    ...count('none'),
    '',
    'Of these only a part is there:',
    '',
    ...count('part'),
    '',
  ].join('\n');

/** The index as code: what the command line reads. */
export const indexSource = (): string =>
  [
    '// Made from the charts and the code by `npm run rules`. Do not edit.',
    "import type { RuleIndex } from './rulebook.ts';",
    '',
    'export const ruleIndex: RuleIndex = {',
    ...[...index]
      .filter(([, found]) => isFound(found))
      .map(([number, found]) => `  '${number}': ${JSON.stringify(found)},`),
    '};',
    '',
  ].join('\n');

const outputs = () => [['engine/ruleIndex.ts', indexSource()] as const, ['docs/rules.md', page()] as const];

/** Which of the written files are not what would be written now. */
export const outOfDate = (): readonly string[] =>
  outputs()
    .filter(([path, text]) => readFileSync(here(path), 'utf8') !== text)
    .map(([path]) => path);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    const stale = outOfDate();
    if (stale.length > 0) {
      console.error(`Out of date: ${stale.join(', ')}. Run "npm run rules".`);
      process.exitCode = 1;
    }
  } else {
    for (const [path, text] of outputs()) writeFileSync(here(path), text);
  }
}
