import { describeCard } from '../effects/language/describe.ts';
import type { Fact } from '../effects/state/facts.ts';
import type { DuelOptions, PositionOptions } from '../engine/duel.ts';
import { printPosition } from '../engine/position.ts';
import { parseRecord } from '../engine/record.ts';
import { spaced } from '../engine/wording.ts';
import type { Course, DuelProperty, Violation } from './course.ts';

/** A property that does not hold, and the duel that shows it. */
export interface Finding {
  readonly property: Pick<DuelProperty, 'name' | 'rule' | 'says'>;
  readonly violation: Violation;
  readonly options: DuelOptions | PositionOptions;
  /** Undefined where the duel could not be played. */
  readonly course: Course | undefined;
  /** The duel as text; `replay` reads it. */
  readonly record: string;
  /** What was thrown, where the duel could not be played or the property could not be looked at. */
  readonly cause: unknown;
}

/** Said by the place of the sentence, or by the sentence itself. */
const SAID: ReadonlySet<string> = new Set(['kind', 'state', 'rule', 'player', 'name']);

function shownValue(value: unknown): string {
  return typeof value === 'string' ? spaced(value) : JSON.stringify(value);
}

/** A fact in one sentence: who, what, which card, and everything else that it knows. */
function sentenceOf(fact: Fact): string {
  const who = 'player' in fact ? `${fact.player} · ` : '';
  if (fact.kind === 'choiceMade') {
    const chose = fact.chose.length === 0 ? 'nothing' : fact.chose.join('; ');
    return `${who}asked "${spaced(fact.decision)}", chooses ${chose}${fact.forced ? ' (the only possibility)' : ''}`;
  }
  const name = 'name' in fact ? `: ${fact.name}` : '';
  const more = Object.entries(fact)
    .filter(([key, value]) => !SAID.has(key) && value !== undefined && value !== false)
    .map(([key, value]) => `${spaced(key)} ${shownValue(value)}`);
  return `${who}${spaced(fact.kind)}${name}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
}

const STATE_WIDTH = 36;
const RULE_WIDTH = 7;

/** The facts of a course as lines; those that clash have a mark in front. */
function story({ log }: Course, clash: ReadonlySet<number>): readonly string[] {
  let state = '';
  return log.flatMap((fact, index) => {
    const mark = clash.has(index) ? '>' : ' ';
    const heading = fact.kind === 'turnBegan' ? [`  turn ${fact.turn} of ${fact.player}`] : [];
    const where = fact.state === state ? '' : fact.state;
    ({ state } = fact);
    const place = `${where.padEnd(STATE_WIDTH)} ${fact.rule.padEnd(RULE_WIDTH)}`;
    return [...heading, `${mark} ${place} ${sentenceOf(fact)}`];
  });
}

const indented = (text: string): readonly string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`);

const section = (title: string, lines: readonly string[]): readonly string[] => ['', title, ...lines];

/** Zones with something in them, as a position is printed. */
const laidOut = (options: PositionOptions): readonly string[] =>
  indented(printPosition(options.position)).filter((line) => !line.endsWith(':'));

function beginning({ options }: Finding): readonly string[] {
  const { seed = 0, rules, askEverything, concealDecisions } = options;
  const told = [
    `seed ${seed}`,
    ...(rules === undefined ? [] : [`rules ${shownValue(rules)}`]),
    ...(askEverything ? ['everything is asked'] : []),
    ...(concealDecisions ? ['decisions are concealed'] : []),
  ].join(', ');
  return 'position' in options
    ? section(`From a position (${told})`, laidOut(options))
    : section(`From decks (${told}); they are in the record`, []);
}

/** Only own cards that the duel was given: everybody knows the others. */
const texts = ({ options }: Finding): readonly string[] =>
  (options.cards ?? []).flatMap((card) => indented(describeCard(card)));

/**
 * A finding for people: the property, what clashes, the cards, where the duel began, what happened, and the record with the
 * command that plays it again.
 * @param file where the record is kept, or where it may be.
 * @param runs how it was found; nothing for a record that was checked.
 */
export function printFinding(finding: Finding, file: string, runs: readonly string[] = []): string {
  const { property, violation, course, record } = finding;
  const { name, rule, says } = property;
  const clash = new Set(violation.facts);
  const cards = texts(finding);
  const choices = parseRecord(record).choices.length;
  return [
    `The property "${name}"${rule === undefined ? '' : ` (${rule})`} does not hold.`,
    `  It says: ${says}`,
    `  But: ${violation.message}`,
    ...runs.map((line) => `  ${line}`),
    ...(cards.length === 0 ? [] : section('Cards', cards)),
    ...beginning(finding),
    ...(course === undefined ? [] : section('What happened', story(course, clash))),
    ...section(
      `The record, with ${choices} choices; to play it again: taiki replay ${file}`,
      indented(record),
    ),
    '',
  ].join('\n');
}
