import { describeCard } from '../../effects/language/describe.ts';
import type { Fact } from '../../effects/state/reported/facts.ts';
import type { DuelOptions, PositionOptions } from '../../engine/duel/duelOptions.ts';
import { printPosition } from '../../engine/records/position.ts';
import { parseRecord } from '../../engine/records/record.ts';
import { spaced } from '../../engine/views/wording.ts';
import type { DuelHistory, DuelProperty, Violation } from '../playDuel.ts';

/** A property that failed, and the duel on which it failed. */
export interface Counterexample {
  readonly property: Pick<DuelProperty, 'name' | 'rule' | 'says'>;
  readonly violation: Violation;
  readonly options: DuelOptions | PositionOptions;
  /** Undefined if the duel could not be played. */
  readonly history: DuelHistory | undefined;
  /** The duel as text for `replay`. */
  readonly record: string;
  /** The error thrown by the engine or by the property, if any. */
  readonly cause: unknown;
}

/** Fields that are printed elsewhere in the line. */
const PRINTED: ReadonlySet<string> = new Set(['kind', 'state', 'rule', 'player', 'name']);

function shownValue(value: unknown): string {
  return typeof value === 'string' ? spaced(value) : JSON.stringify(value);
}

/** A fact in one line: player, kind, card, and its other fields. */
function sentenceOf(fact: Fact): string {
  const who = 'player' in fact ? `${fact.player} · ` : '';
  if (fact.kind === 'choiceMade') {
    const chose = fact.chose.length === 0 ? 'nothing' : fact.chose.join('; ');
    return `${who}asked "${spaced(fact.decision)}", chooses ${chose}${fact.forced ? ' (the only answer)' : ''}`;
  }
  const name = 'name' in fact ? `: ${fact.name}` : '';
  const more = Object.entries(fact)
    .filter(([key, value]) => !PRINTED.has(key) && value !== undefined && value !== false)
    .map(([key, value]) => `${spaced(key)} ${shownValue(value)}`);
  return `${who}${spaced(fact.kind)}${name}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
}

const STATE_WIDTH = 36;
const RULE_WIDTH = 7;

/** The log as lines, with a mark in front of the facts of the violation. */
function logLines({ log }: DuelHistory, marked: ReadonlySet<number>): readonly string[] {
  let state = '';
  return log.flatMap((fact, index) => {
    const mark = marked.has(index) ? '>' : ' ';
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

/** The text of a position without its empty zones. */
const positionLines = (options: PositionOptions): readonly string[] =>
  indented(printPosition(options.position)).filter((line) => !line.endsWith(':'));

function startSection({ options }: Counterexample): readonly string[] {
  const { seed = 0, rules, askEverything, concealDecisions } = options;
  const settings = [
    `seed ${seed}`,
    ...(rules === undefined ? [] : [`rules ${shownValue(rules)}`]),
    ...(askEverything ? ['askEverything'] : []),
    ...(concealDecisions ? ['concealDecisions'] : []),
  ].join(', ');
  return 'position' in options
    ? section(`Position (${settings})`, positionLines(options))
    : section(`Decks: see the record (${settings})`, []);
}

/** The text of the custom cards of the duel. */
const cardTexts = ({ options }: Counterexample): readonly string[] =>
  (options.cards ?? []).flatMap((card) => indented(describeCard(card)));

/**
 * A readable report: the property, the violation, the custom cards, the start of the duel, its log, and the record with the
 * command that replays it.
 * @param file the path of the record, for the command.
 * @param runs how the counterexample was found; empty for a checked record.
 */
export function printCounterexample(
  counterexample: Counterexample,
  file: string,
  runs: readonly string[] = [],
): string {
  const { property, violation, history, record } = counterexample;
  const { name, rule, says } = property;
  const cards = cardTexts(counterexample);
  const choices = parseRecord(record).choices.length;
  return [
    `The property "${name}"${rule === undefined ? '' : ` (${rule})`} failed.`,
    `  Expected: ${says}`,
    `  Violation: ${violation.message}`,
    ...runs.map((line) => `  ${line}`),
    ...(cards.length === 0 ? [] : section('Cards', cards)),
    ...startSection(counterexample),
    ...(history === undefined ? [] : section('Log', logLines(history, new Set(violation.facts)))),
    ...section(`Record (${choices} choices); to replay it: taiki replay ${file}`, indented(record)),
    '',
  ].join('\n');
}
