import type { Command } from 'commander';
import {
  countStatuses,
  coverageBySection,
  numberedRules,
  ruleAndAbove,
  rulebook,
  ruleIndex,
  ruleNumbers,
  ruleStatus,
  type SectionCoverage,
} from 'taiki/rulebook';
import type { Scenario } from 'taiki/rulings';
import { Failure } from '../failure.ts';
import type { Host } from '../host.ts';
import { columnsOf, wrapped } from '../printed/wrapped.ts';
import { FAILURES } from '../speech/failures/failures.ts';
import { judgingIn } from '../speech/judgingIn.ts';
import { englishRules, type RuleTexts } from '../speech/ruleTexts.ts';
import type { ScreenLanguage } from '../speech/speech.ts';
import { languageOption } from '../speech/speechIn.ts';

const EXAMPLES = `
Examples:
  $ taiki rules                    the sections of the rulebook
  $ taiki rules 506                a section with all its rules
  $ taiki rules 506.3d             a rule, the states that implement it, and its rulings
  $ taiki rules 506.3d --lang ja   the same in Japanese
  $ taiki rules --find standby     rules with a word in their text
  $ taiki rules --coverage         how much of each rule is implemented
  $ taiki rules 114 --coverage     the same of one section

The numbers are those of the General Game Rules; the texts are our own wording.
`;

interface RulesOptions {
  readonly find?: string;
  readonly coverage?: true;
  readonly json?: true;
  readonly lang: ScreenLanguage;
}

const textsIn = async (language: ScreenLanguage): Promise<RuleTexts> =>
  language === 'en' ? englishRules : (await import('../speech/japaneseRules.ts')).japaneseRules;

export function addRules(program: Command, host: Host): void {
  program
    .command('rules')
    .description('print a rule, or list the rules')
    .argument('[number]', 'the rule to print, such as 506.3d')
    .option('--find <word>', 'list the rules with this word in their text')
    .option('--coverage', 'print how much of each numbered rule is implemented')
    .option('--json', 'with --coverage: print it as JSON')
    .addOption(languageOption())
    .addHelpText('after', EXAMPLES)
    .action(async (number: string | undefined, { find, coverage, json, lang }: RulesOptions) => {
      if (json && !coverage) throw new Failure(FAILURES.needsCoverage);
      if (find !== undefined && coverage) throw new Failure(FAILURES.findOrCoverage);
      const texts = await textsIn(lang);
      if (coverage) printCoverage(host, texts, number === undefined ? undefined : known(number), json);
      else if (find !== undefined) printAll(host, texts, found(find, number, texts));
      else if (number === undefined) printSections(host, texts);
      else {
        const rule = known(number);
        const { scenarios } = await import('taiki/rulings');
        const { rulings } = await judgingIn(lang);
        printRule(
          host,
          texts,
          rule,
          scenarios.map((one) => rulings.ruling(one)),
        );
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
export function known(asked: string): string {
  // Digits and dots of a Japanese keyboard may be of full width.
  const number = asked.normalize('NFKC');
  if (isKnown(number)) return number;
  const near = nearest(number);
  throw new Failure(
    near.length === 0 ? FAILURES.noRule(number) : FAILURES.noRuleNear(number, near.join(', ')),
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
export function found(
  word: string,
  under: string | undefined,
  { text, called }: Pick<RuleTexts, 'text' | 'called'> = englishRules,
): readonly string[] {
  const wanted = word.toLowerCase();
  const meant = called(word);
  const all = ruleNumbers.filter(
    (number) =>
      (text(number).toLowerCase().includes(wanted) || meant.includes(number)) &&
      (under === undefined || ruleAndAbove(number).includes(under)),
  );
  if (all.length > 0) return all;
  throw new Failure(
    under === undefined ? FAILURES.noRuleContains(word) : FAILURES.noRuleUnderContains(under, word),
  );
}

function printAll(host: Host, { text }: RuleTexts, numbers: readonly string[]): void {
  for (const number of numbers) printLabelled(host, number, text(number));
}

function printSections(host: Host, texts: RuleTexts): void {
  printAll(host, texts, ruleNumbers.filter(isSection));
  host.print('');
  host.print(host.palette.dim(texts.sections));
}

const padded = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - columnsOf(text)));

/** A label on the left and a text on the right, wrapped to as many lines as needed. */
function printLabelled({ print, palette, columns }: Host, label: string, text: string): void {
  const room = Math.max(columns - LABEL, 30);
  wrapped(text, room).forEach((line, at) => {
    print(`${palette.bold(padded(at === 0 ? label : '', LABEL))}${line}`);
  });
}

function printList(host: Host, label: string, lines: readonly string[]): void {
  lines.forEach((line, at) => {
    printLabelled(host, at === 0 ? label : '', line);
  });
}

function printRule(host: Host, texts: RuleTexts, number: string, scenarios: readonly Scenario[]): void {
  printLabelled(host, number, texts.text(number));
  for (const parent of above(number)) printLabelled(host, texts.under(parent), texts.text(parent));
  host.print('');
  const inside = below(number);
  if (inside.length > 0) {
    printAll(host, texts, inside);
    host.print('');
  }
  const { states = [], scenarios: ids = [] } = ruleIndex[number] ?? {};
  const shown = scenarios.filter(({ id }) => ids.includes(id));
  printList(host, texts.states, states);
  printList(
    host,
    texts.rulings,
    shown.map(({ id, says }) => `${id}  ${says}`),
  );
  if (states.length + shown.length === 0 && !isSection(number)) printLabelled(host, '', texts.nothingRefers);
  const status = ruleStatus(number);
  if (status !== undefined && status.status !== 'implemented')
    printLabelled(host, texts.status(status), texts.detail(status));
}

/** Every numbered rule, or those of a section or rule, with its status; and how many have each. */
function printCoverage(
  host: Host,
  texts: RuleTexts,
  under: string | undefined,
  json: true | undefined,
): void {
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
    printLabelled(host, number, texts.counted(status));
  }
  host.print('');
  for (const line of countTable([...counts, all], texts)) host.print(line);
}

const COUNTED = ['rules', 'implemented', 'partly', 'outside', 'missing'] as const;

const atRight = (text: string): string => ' '.repeat(Math.max(0, LABEL - columnsOf(text))) + text;

const countTable = (
  rows: readonly SectionCoverage[],
  { counts }: Pick<RuleTexts, 'counts'>,
): readonly string[] => [
  [padded(counts.section, LABEL), ...COUNTED.map((one) => atRight(counts[one]))].join('').trimEnd(),
  ...rows.map((row) =>
    [row.section.padEnd(LABEL), ...COUNTED.map((one) => atRight(String(row[one])))].join(''),
  ),
];
