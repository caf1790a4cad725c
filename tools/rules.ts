// Generates the index of rules and where they are implemented: docs/rules.md, and its public part as engine/rulebook/ruleIndex.ts.
// `npm run rules` writes both; `--check` fails if one is out of date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  compareRules,
  missingRules,
  type RuleEntry,
  ruleAndAbove,
  rulebook,
  ruleNumbers,
} from '../engine/rulebook/rulebook.ts';
import { duel } from '../machines/duel/duel.ts';
import { standby } from '../machines/standby/standby.ts';
import { scenarios } from '../rulings/index.ts';

const here = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** A rule number cited in the code. `inText`: it is the rule of a fact, a decision or a refusal, not only in a comment. */
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

/** The rule numbers in a text. `506.3b, d` and `101.4b-c` are two numbers each, `100.2-100.4` is three. */
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

/**
 * What implements a rule without citing its number: states by path, everything else by file and name. Maintained by hand; a name
 * that does not exist is an error.
 */
const UNNAMED: Readonly<Record<string, readonly string[]>> = {
  '100.1': ['table/nouns.ts PLAYERS'],
  '100.4a': ['engine/library/deck.ts checkDeck'],
  '101.1': ['effects/language/vocabulary.ts Permission'],
  '104.2': ['effects/actions/stateBased.ts endDuel'],
  '107.2': ['effects/questions/costs.ts canPay'],
  '110.2e': ['effects/actions/instructions/lasting.ts beginLasting'],
  '110.3': ['effects/language/vocabulary.ts Ability'],
  '110.3b': ['effects/events/happen.ts happen'],
  '110.3d': ['effects/questions/characteristics.ts powerOf'],
  '110.4c': ['effects/questions/triggering.ts triggersIn', 'effects/questions/characteristics.ts worksIn'],
  '110.4f': ['effects/actions/using.ts entersTapped'],
  '110.4g': ['effects/questions/triggering.ts triggersIn'],
  '110.5': ['effects/events/standbyEffect.ts putOnStandby'],
  '112.2c': ['effects/questions/costs.ts manaNeeded'],
  '113.6a': ['effects/actions/shields.ts shieldsToHand'],
  '114.1': ['effects/actions/drawing.ts draw'],
  '114.2a': ['effects/actions/instructions/moving.ts drawCards'],
  '114.3': ['effects/actions/instructions/moving.ts moveTop'],
  '206.4': ['effects/questions/characteristics.ts powerOf'],
  '400.2d': ['effects/actions/instructions/looking.ts search'],
  '400.2e': ['table/objects.ts moveTo'],
  '400.5a': ['table/view.ts mayKnow'],
  '400.5b': ['table/objects.ts moveObjects'],
  '400.8': ['effects/questions/choosable.ts referents'],
  '403.4': ['table/objects.ts moveObjects'],
  '403.4a': ['table/objects.ts moveObjects'],
  '409.1': ['effects/steps/turn/main.ts declareUse', 'effects/actions/using.ts useWithoutPaying'],
  '409.1b': ['effects/actions/using.ts followSpell'],
  '409.2': ['effects/actions/using.ts finishUse'],
  '409.2b': ['effects/actions/using.ts followSpell'],
  '500.2a': ['turn'],
  '500.5a': ['effects/actions/instructions/lasting.ts gainTurn'],
  '501.2a': ['effects/steps/turn/startOfTurn.ts untapAll'],
  '503.2': ['effects/steps/turn/charge.ts chargeMana'],
  '505.2': ['effects/steps/turn/attack/declaration.ts chooseAttack'],
  '505.2a': ['effects/steps/turn/attack/declaration.ts chooseAttack'],
  '505.5': ['effects/steps/turn/attack/declaration.ts chooseAttack'],
  '505.6b': ['effects/questions/attacks.ts attackHasEnded'],
  '506.3b': ['turn.attack.declaration.apDeclare'],
  '506.3c': ['turn.attack.declaration.apResolve'],
  '506.3d': ['turn.attack.declaration.napDeclare'],
  '506.3e': ['turn.attack.declaration.napResolve'],
  '507.2a': ['effects/steps/turn/attack/block.ts announceBlock'],
  '507.2b': ['effects/steps/turn/attack/block.ts announceBlock'],
  '507.2d': ['turn.attack.block.apResolve'],
  '507.2e': ['turn.attack.block.napDeclare'],
  '507.2f': ['turn.attack.block.napResolve'],
  '507.3d': ['turn.attack.block.apDeclare'],
  '507.3e': ['turn.attack.block.apResolve'],
  '507.3f': ['turn.attack.block.napDeclare'],
  '507.3g': ['turn.attack.block.napResolve'],
  '509.4': ['turn.attack.directAttack.beforeBreak'],
  '509.5c': ['effects/actions/shields.ts shieldDeclarations'],
  '509.6': ['effects/steps/turn/attack/directAttack.ts breakShields'],
  '511.1b': ['turn.end.apDeclare'],
  '511.1c': ['turn.end.apResolve'],
  '511.1d': ['turn.end.napDeclare'],
  '511.1e': ['turn.end.napResolve'],
  '601.1c': ['effects/questions/costs.ts findManaKinds'],
  '603.1': ['effects/events/happen.ts triggerFrom'],
  '603.2a': ['effects/steps/turn/startOfTurn.ts untapAll', 'effects/steps/turn/end.ts announceEndOfTurn'],
  '603.2d': ['effects/actions/moves.ts moveTogether'],
  '603.5a': ['effects/events/happen.ts happen'],
  '603.5b': ['effects/actions/moves.ts carryOut'],
  '603.6a': ['effects/events/happen.ts triggerDelayed'],
  '603.7': ['effects/steps/turn/attack/directAttack.ts chooseShields'],
  '603.7a': ['turn.attack.directAttack.beforeBreak'],
  '604.4a': ['effects/questions/characteristics.ts staticsOf'],
  '605.2a': ['effects/actions/resolving.ts misfires'],
  '606.2': ['effects/interpreter/perform.ts perform'],
  '608.3c': ['effects/questions/characteristics.ts staticsOf'],
  '609.1a': ['effects/events/replacements.ts replace'],
  '609.8a': ['effects/actions/using.ts followSpell'],
  '700.3': ['effects/questions/bans.ts moveBan'],
  '701.10b': ['effects/actions/instructions/looking.ts search'],
  '701.14c': ['effects/actions/shields.ts shieldsToHand'],
  '701.26b': ['effects/actions/instructions/putting.ts swap'],
  '702.2': ['effects/steps/turn/startOfTurn.ts untapAll'],
  '702.3b': ['effects/steps/turn/draw.ts drawForTurn'],
  '703.1': ['effects/actions/stateBased.ts stateBasedActions'],
  '703.1b': ['effects/actions/stateBased.ts stateBasedActions'],
  '703.2': ['effects/actions/stateBased.ts stateBasedActions'],
  '703.4': ['effects/actions/stateBased.ts stateBasedActions'],
  '703.4a': ['effects/steps/turn/attack/directAttack.ts winByDirectAttack'],
  '703.4h': ['table/objects.ts moveObjects'],
  '801.2a': ['table/objects.ts moveObjects'],
  '801.3': ['effects/questions/attacks.ts attackRefusal'],
  '801.4d': ['table/objects.ts moveObjects'],
};

const GENERATED = [
  'engine/library/cardSchema.ts',
  'engine/records/snapshotSchema.ts',
  'engine/rulebook/ruleIndex.ts',
  'engine/rulebook/rulebook.ts',
];

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

/** All rule numbers that a file cites, in doc comments and as string literals. */
export function citationsIn(file: string, source: string): readonly Citation[] {
  const found: Citation[] = [];
  const lines = source.split('\n');
  let owner: { readonly name: string; readonly kind: Citation['kind'] } | undefined;
  const cite = (comment: string, name: string, kind: Citation['kind']) => {
    for (const rule of numbersIn(comment)) found.push({ rule, file, name, kind, inText: false });
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
      if (declared?.[2] !== undefined) cite(comment, declared[2], kindOf(declared[1]));
      else if (owner !== undefined) {
        const member =
          VARIANT.exec(next)?.[1] ?? TAG.exec(lines[at + 2] ?? '')?.[1] ?? MEMBER.exec(next)?.[1];
        cite(comment, member === undefined ? owner.name : `${owner.name}.${member}`, owner.kind);
      }
      continue;
    }
    const declared = DECLARED.exec(line);
    if (declared?.[2] !== undefined) owner = { name: declared[2], kind: kindOf(declared[1]) };
    if (owner?.kind !== 'function' || file.startsWith('machines/')) continue;
    for (const [, rule = ''] of line.matchAll(/'(\d{3}(?:\.\d+[a-z]?)?)'/g))
      found.push({ rule, file, ...owner, inText: true });
  }
  return found;
}

const kindOf = (word: string | undefined): Citation['kind'] =>
  word === 'interface' || word === 'type' ? 'type' : 'function';

const sources = ['table', 'effects', 'machines', 'engine']
  .flatMap(sourcesIn)
  .map((file) => ({ file, source: readFileSync(here(file), 'utf8') }));

/** All citations in the source code. */
export const citations: readonly Citation[] = sources.flatMap(({ file, source }) =>
  citationsIn(file, source),
);

/** The kind of each top-level name, as `effects/actions/battle.ts compareBattle`. */
const declarations: ReadonlyMap<string, Citation['kind']> = new Map(
  sources.flatMap(({ file, source }) =>
    source.split('\n').flatMap((line): readonly [string, Citation['kind']][] => {
      const [, word, name] = DECLARED.exec(line) ?? [];
      return name === undefined ? [] : [[`${file} ${name}`, kindOf(word)]];
    }),
  ),
);

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

/** All states of both charts, with the number in `meta.rule`. */
export const chartStates: readonly ChartState[] = [...statesOf(duel), ...statesOf(standby)];

const WINDOW = '.arbitrating';
const windows = statesOf(duel).flatMap(({ path }) =>
  path.endsWith(WINDOW) ? [path.slice(0, -WINDOW.length)] : [],
);

/** The states in chart order. A state of all windows is listed once, as `(every window).apResolve`. */
function shortenWindows(paths: readonly string[]): readonly string[] {
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

/** The entries of `UNNAMED` of one kind. */
const unnamedIn = (number: string, kind: Citation['kind'] | 'state'): readonly string[] =>
  (UNNAMED[number] ?? []).filter((place) => {
    const isState = chartStates.some(({ path }) => path === place);
    const found = isState ? 'state' : declarations.get(place);
    if (found === undefined)
      throw new Error(
        `UNNAMED in tools/rules.ts: "${place}" for ${number} does not exist. Update or remove the entry.`,
      );
    return found === kind;
  });

/** Where a rule is implemented. Functions and types read as `effects/actions/battle.ts compareBattle`. */
interface RulePlaces {
  readonly states: readonly string[];
  readonly functions: readonly string[];
  readonly types: readonly string[];
}

/** Where each rule is implemented, by number. */
export const index: ReadonlyMap<string, RulePlaces> = new Map(
  ruleNumbers.map((number) => {
    const cited = citations.filter(({ rule }) => rule === number);
    const named = (kind: Citation['kind']) =>
      sorted([
        ...cited.filter((one) => one.kind === kind).map(({ file, name }) => `${file} ${name}`),
        ...unnamedIn(number, kind),
      ]);
    const unnamedStates = unnamedIn(number, 'state');
    const states = chartStates
      .filter(({ path, rule }) => rule === number || unnamedStates.includes(path))
      .map(({ path }) => path);
    return [
      number,
      {
        states: shortenWindows(states),
        functions: named('function'),
        types: named('type'),
      },
    ];
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
      : [noSeparateImplementation(above)]),
    ...(shown.length > 0 ? [`- Shown by: ${shown.join(', ')}`] : []),
    ...missing.map(
      ({ extent, what }) => `- ${extent === 'none' ? 'Not implemented' : 'Partly implemented'}: ${what}`,
    ),
    '',
  ].filter((line, at, all) => line !== '' || all[at - 1] !== '');
}

const noSeparateImplementation = (above: string | undefined): string =>
  `- No separate implementation${above === undefined ? '' : `; see [${above}](#${anchor(above)})`}`;

const anchor = (number: string): string => number.replace('.', '');

const listMissing = (extent: 'none' | 'part'): readonly string[] =>
  missingRules
    .filter((one) => one.extent === extent)
    .toSorted((a, b) => compareRules(a.rule, b.rule))
    .map(({ rule, what }) => `- [${rule}](#${anchor(rule)}) ${what}`);

/** docs/rules.md. */
export const page = (): string =>
  [
    '# Index of rules',
    '',
    'Generated by `npm run rules` from the charts, the code and the scenarios. The numbers are those of the General Game Rules; the',
    'sentences are our summaries. A state implements the number in its `meta.rule`; `(every window)` stands for all',
    `${windows.length} windows in which effects are declared and resolved. A function implements the numbers cited in its comment and those`,
    'it reports as the rule of a fact, a decision or a refusal; functions that cite no number are listed by hand. A scenario shows the',
    'numbers it names; play one with `taiki scenario ID`. On the command line: `taiki rules 506.3d`.',
    '',
    'The last section lists [what is not implemented](#what-is-not-implemented).',
    '',
    ...ruleNumbers.flatMap(entry),
    '## What is not implemented',
    '',
    'Not implemented at all:',
    '',
    ...listMissing('none'),
    '',
    'Implemented in part:',
    '',
    ...listMissing('part'),
    '',
  ].join('\n');

const publicEntry = (number: string): RuleEntry => ({
  states: index.get(number)?.states ?? [],
  scenarios: shownBy(number),
});

/** engine/rulebook/ruleIndex.ts: the states and scenarios of each rule, which users of the package can look up. */
export const indexSource = (): string =>
  [
    '// Generated by `npm run rules`. Do not edit.',
    "import { deepFreeze } from '../../table/deepFreeze.ts';",
    "import type { RuleIndex } from './rulebook.ts';",
    '',
    '/** The states and scenarios of each rule, by its number. */',
    'export const ruleIndex: RuleIndex = deepFreeze({',
    ...ruleNumbers
      .map((number) => [number, publicEntry(number)] as const)
      .filter(([, { states, scenarios: shown }]) => states.length + shown.length > 0)
      .map(([number, found]) => `  '${number}': ${JSON.stringify(found)},`),
    '});',
    '',
  ].join('\n');

const outputs = () => [
  ['engine/rulebook/ruleIndex.ts', indexSource()] as const,
  ['docs/rules.md', page()] as const,
];

/** The generated files that are out of date. */
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
