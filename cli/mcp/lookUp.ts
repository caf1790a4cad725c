import { withEnglishNames } from '@taiki/reader/names';
import { type CardDefinition, describeCard, findCard } from 'taiki';
import { ruleIndex, ruleText } from 'taiki/rulebook';
import { findScenario, searchScenarios } from 'taiki/rulings';
import { above, below, found, known } from '../commands/rules.ts';
import { Failure } from '../failure.ts';
import { rejection } from './rejection.ts';
import type { ToolResult } from './toolResult.ts';

const MAX_LISTED = 40;

function orUnknown<T>(body: () => T): T {
  try {
    return body();
  } catch (cause) {
    if (cause instanceof Failure) throw rejection('UNKNOWN_RULE', cause.message);
    throw cause;
  }
}

interface Rule {
  readonly rule: string;
  readonly text: string;
}

const ruleOf = (rule: string): Rule => ({ rule, text: ruleText(rule) ?? '' });

const lineOf = ({ rule, text }: Rule): string => `${rule}  ${text}`;

/** A rule with those above and below it, and the rulings about it. */
export function ruleNumbered(number: string): ToolResult {
  const rule = orUnknown(() => known(number));
  const { scenarios = [] } = ruleIndex[rule] ?? {};
  const rulings = scenarios.map((id) => {
    const { asks, says } = findScenario(id);
    return { id, asks, says };
  });
  const data = {
    ...ruleOf(rule),
    under: above(rule).map(ruleOf),
    below: below(rule).map(ruleOf),
    rulings,
  };
  const lines = [
    lineOf(data),
    ...data.under.map((one) => `under ${lineOf(one)}`),
    ...data.below.map(lineOf),
    ...rulings.map(({ id, asks, says }) => `${id}  ${asks} ${says}`),
  ];
  return { text: lines.join('\n'), data };
}

/** The rules with a word in their text. */
export function rulesWith(word: string): ToolResult {
  const all = orUnknown(() => found(word, undefined));
  const rules = all.slice(0, MAX_LISTED).map(ruleOf);
  const more = all.length > rules.length ? [`and ${all.length - rules.length} more`] : [];
  return { text: [...rules.map(lineOf), ...more].join('\n'), data: { rules, count: all.length } };
}

/**
 * A card by its English or Japanese name, and the rulings that name it.
 * @throws {CardError} if there is no such card; the message suggests similar names.
 */
export function cardNamed(name: string, own: readonly CardDefinition[]): ToolResult {
  const card = own.find((one) => one.name === name) ?? findCard(withEnglishNames(name));
  const rulings = searchScenarios({ card: card.name }).map(({ id, asks }) => ({ id, asks }));
  const text = describeCard(card);
  const shown = rulings.slice(0, MAX_LISTED).map(({ id, asks }) => `${id}  ${asks}`);
  return {
    text: [text, ...(shown.length === 0 ? [] : ['', 'Rulings:', ...shown])].join('\n'),
    data: { card, text, rulings },
  };
}
