import type { Command } from 'commander';
import {
  countStatuses,
  coverageBySection,
  numberedRules,
  OUTSIDE_REASONS,
  type RuleStatus,
  ruleAndAbove,
  rulebook,
  ruleIndex,
  ruleNumbers,
  ruleStatus,
  rulesCalled,
  ruleText,
  type SectionCoverage,
} from 'taiki/rulebook';
import type { Scenario } from 'taiki/rulings';
import { Failure } from '../failure.ts';
import type { Host } from '../host.ts';
import { wrapped } from '../printed/wrapped.ts';

const EXAMPLES = `
Examples:
  $ taiki rules                    the sections of the rulebook
  $ taiki rules 506                a section with all its rules
  $ taiki rules 506.3d             a rule, the states that implement it, and its rulings
  $ taiki rules --find standby     rules with a word in their text
  $ taiki rules --coverage         how much of each rule is implemented
  $ taiki rules 114 --coverage     the same of one section

The numbers are those of the General Game Rules; the texts are our own wording.
`;

interface RulesOptions {
  readonly find?: string;
  readonly coverage?: true;
  readonly json?: true;
}

export function addRules(program: Command, host: Host): void {
  program
    .command('rules')
    .description('print a rule, or list the rules')
    .argument('[number]', 'the rule to print, such as 506.3d')
    .option('--find <word>', 'list the rules with this word in their text')
    .option('--coverage', 'print how much of each numbered rule is implemented')
    .option('--json', 'with --coverage: print it as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (number: string | undefined, { find, coverage, json }: RulesOptions) => {
      if (json && !coverage) throw new Failure('--json needs --coverage.');
      if (find !== undefined && coverage) throw new Failure('--find and --coverage exclude each other.');
      if (coverage) printCoverage(host, number === undefined ? undefined : known(number), json);
      else if (find !== undefined) printAll(host, found(find, number));
      else if (number === undefined) printSections(host);
      else {
        const rule = known(number);
        const { scenarios } = await import('taiki/rulings');
        printRule(host, rule, scenarios);
      }
    });
}

const LABEL = 13;

const isSection = (number: string): boolean => !number.includes('.');

const isKnown = (number: string): boolean => Object.hasOwn(rulebook, number);

/** The known rules above a number, nearest first. */
export const above = (number: string): readonly string[] => ruleAndAbove(number).slice(1).filter(isKnown);

/** The rules one level below a number: 506.3a is below 506.3, and 506.3 below 506. */
export const below = (number: string): readonly string[] =>
  ruleNumbers.filter((one) => above(one)[0] === number);

/** @throws {Failure} naming the nearest rules, if there is no such rule. */
export function known(number: string): string {
  if (isKnown(number)) return number;
  const near = nearest(number);
  throw new Failure(
    `Unknown rule "${number}". ${near.length === 0 ? 'Expected a number such as 506.3d.' : `Nearest: ${near.join(', ')}.`}`,
  );
}

/** The nearest rule above a number and the rules below that one; otherwise the nearest sections. */
function nearest(number: string): readonly string[] {
  const [parent] = above(number);
  if (parent !== undefined) return [parent, ...below(parent)];
  const wanted = Number.parseInt(number, 10);
  if (Number.isNaN(wanted)) return [];
  return ruleNumbers
    .filter(isSection)
    .sort((a, b) => Math.abs(Number(a) - wanted) - Math.abs(Number(b) - wanted))
    .slice(0, 3)
    .sort();
}

/** @throws {Failure} if no rule has the word in its text. */
export function found(word: string, under: string | undefined): readonly string[] {
  const wanted = word.toLowerCase();
  const called = rulesCalled(word);
  const all = ruleNumbers.filter(
    (number) =>
      (ruleText(number)?.toLowerCase().includes(wanted) || called.includes(number)) &&
      (under === undefined || ruleAndAbove(number).includes(under)),
  );
  if (all.length > 0) return all;
  throw new Failure(
    under === undefined
      ? `No rule contains "${word}" in its text.`
      : `No rule under ${under} contains "${word}" in its text.`,
  );
}

function printAll(host: Host, numbers: readonly string[]): void {
  for (const number of numbers) printLabelled(host, number, ruleText(number) ?? '');
}

function printSections(host: Host): void {
  printAll(host, ruleNumbers.filter(isSection));
  host.print('');
  host.print(host.palette.dim('To print a section: taiki rules 506. To print a rule: taiki rules 506.3d.'));
}

/** A label on the left and a text on the right, wrapped to as many lines as needed. */
function printLabelled({ print, palette, columns }: Host, label: string, text: string): void {
  const room = Math.max(columns - LABEL, 30);
  wrapped(text, room).forEach((line, at) => {
    print(`${palette.bold((at === 0 ? label : '').padEnd(LABEL))}${line}`);
  });
}

function printList(host: Host, label: string, lines: readonly string[]): void {
  lines.forEach((line, at) => {
    printLabelled(host, at === 0 ? label : '', line);
  });
}

function printRule(host: Host, number: string, scenarios: readonly Scenario[]): void {
  printLabelled(host, number, ruleText(number) ?? '');
  for (const parent of above(number)) printLabelled(host, `under ${parent}`, ruleText(parent) ?? '');
  host.print('');
  const inside = below(number);
  if (inside.length > 0) {
    printAll(host, inside);
    host.print('');
  }
  const { states = [], scenarios: ids = [] } = ruleIndex[number] ?? {};
  const shown = scenarios.filter(({ id }) => ids.includes(id));
  printList(host, 'states', states);
  printList(
    host,
    'rulings',
    shown.map(({ id, says }) => `${id}  ${says}`),
  );
  if (states.length + shown.length === 0 && !isSection(number))
    printLabelled(host, '', 'No state and no ruling refers to exactly this rule.');
  const status = ruleStatus(number);
  if (status !== undefined && status.status !== 'implemented')
    printLabelled(host, status.status, detailOf(status));
}

/** What a status says besides its name. */
function detailOf(status: RuleStatus): string {
  switch (status.status) {
    case 'implemented':
      return '';
    case 'outside':
      return OUTSIDE_REASONS[status.reason];
    case 'partly':
    case 'missing':
      return status.missing;
  }
}

/** Every numbered rule, or those of a section or rule, with its status; and how many have each. */
function printCoverage(host: Host, under: string | undefined, json: true | undefined): void {
  const rules = numberedRules.filter((number) => under === undefined || ruleAndAbove(number).includes(under));
  const sections = new Set(rules.map((number) => number.slice(0, 3)));
  const counts =
    under === undefined ? coverageBySection() : [...sections].map((section) => countStatuses(section, rules));
  const all = countStatuses('all', rules);
  if (json) {
    const listed = rules.map((rule) => ({ rule, ...ruleStatus(rule) }));
    host.print(JSON.stringify({ all, sections: counts, rules: listed }));
    return;
  }
  for (const number of rules) {
    const status = ruleStatus(number) ?? { status: 'implemented' };
    const detail = detailOf(status);
    printLabelled(host, number, detail === '' ? status.status : `${status.status}: ${detail}`);
  }
  host.print('');
  for (const line of countTable([...counts, all])) host.print(line);
}

const COUNTED = ['rules', 'implemented', 'partly', 'outside', 'missing'] as const;

const countTable = (rows: readonly SectionCoverage[]): readonly string[] => [
  ['section'.padEnd(LABEL), ...COUNTED.map((one) => one.padStart(LABEL))].join('').trimEnd(),
  ...rows.map((row) =>
    [row.section.padEnd(LABEL), ...COUNTED.map((one) => String(row[one]).padStart(LABEL))].join(''),
  ),
];
