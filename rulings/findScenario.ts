import { OptionsError } from '../engine/errors.ts';
import type { Scenario } from './scenario.ts';
import { scenarios } from './scenarios/index.ts';

/** `du-3` means `DU-003`. */
function canonicalId(id: string): string {
  const [, page, number] = /^([a-z]+)-?(\d+)$/i.exec(id.trim()) ?? [];
  return page === undefined || number === undefined
    ? id.trim().toUpperCase()
    : `${page.toUpperCase()}-${number.padStart(3, '0')}`;
}

const MAX_SUGGESTIONS = 3;

function suggestion(id: string): string {
  const [page, number] = id.split('-');
  const distance = (one: Scenario): number => Math.abs(Number(one.id.split('-')[1]) - Number(number));
  const near = scenarios
    .filter((one) => one.id.startsWith(`${page}-`))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MAX_SUGGESTIONS);
  if (near.length > 0) return `Near it: ${near.map((one) => one.id).join(', ')}.`;
  const pages = [...new Set(scenarios.map((one) => one.id.replace(/\d+$/, '')))];
  return `Ids begin with ${pages.join(', ')}.`;
}

/**
 * The scenario of an id such as `DU-003`; `du-3` finds it too.
 * @throws {OptionsError} when there is none; the message names the nearest ids.
 */
export function findScenario(id: string): Scenario {
  const wanted = canonicalId(id);
  const found = scenarios.find((one) => one.id === wanted);
  if (found === undefined) throw new OptionsError(`There is no scenario "${id}". ${suggestion(wanted)}`);
  return found;
}

/** What scenarios are looked for by. Each condition that is given must hold. */
export interface ScenarioQuery {
  /** A number such as `603.2`; it also finds the rules below it, such as 603.2e. */
  readonly rule?: string;
  /** A part of the name of a card in the position or in what is asked, in any case. */
  readonly card?: string;
  /** A part of what the ruling says, in any case. */
  readonly text?: string;
}

/** 603.2e is below 603.2; 603.21 is not. */
const isUnder = (rule: string, wanted: string): boolean =>
  rule === wanted || (rule.startsWith(wanted) && !/^\d/.test(rule.slice(wanted.length)));

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

/** The scenarios that fit a query, in the order of the list. */
export const searchScenarios = ({ rule, card, text }: ScenarioQuery): readonly Scenario[] =>
  scenarios.filter(
    ({ rules, says, begin, plays }) =>
      (rule === undefined || rules.some((one) => isUnder(one, rule))) &&
      (card === undefined || has(JSON.stringify([begin, plays]), card)) &&
      (text === undefined || has(says, text)),
  );
