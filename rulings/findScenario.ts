import { OptionsError } from '../boundary/errors.ts';
import { describeCard } from '../effects/language/describe.ts';
import { fullLibrary } from '../library/fullLibrary.ts';
import { HINTS, PROBLEMS } from '../table/sentences/problems.ts';
import { rulesCalled } from './rulebook/everydayWords.ts';
import type { Scenario } from './scenario.ts';
import { scenarios } from './scenarios/index.ts';

/** `du-3` means `DU-003`, also in letters and digits of full width. */
function canonicalId(id: string): string {
  const plain = id.normalize('NFKC').trim();
  const [, page, number] = /^([a-z]+)-?(\d+)$/i.exec(plain) ?? [];
  return page === undefined || number === undefined
    ? plain.toUpperCase()
    : `${page.toUpperCase()}-${number.padStart(3, '0')}`;
}

const MAX_SUGGESTIONS = 3;

function withSuggestion(problem: string, id: string): string {
  const [page, number] = id.split('-');
  const distance = (one: Scenario): number => Math.abs(Number(one.id.split('-')[1]) - Number(number));
  const near = scenarios
    .filter((one) => one.id.startsWith(`${page}-`))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MAX_SUGGESTIONS);
  if (near.length > 0) return HINTS.nearestIds(problem, near.map((one) => one.id).join(', '));
  const pages = [...new Set(scenarios.map((one) => one.id.replace(/\d+$/, '')))];
  return HINTS.idBegins(problem, pages.join(', '));
}

/**
 * The scenario with an id such as `DU-003`; `du-3` finds it too.
 * @throws {OptionsError} if there is none; the message names the nearest ids.
 */
export function findScenario(id: string): Scenario {
  const wanted = canonicalId(id);
  const found = scenarios.find((one) => one.id === wanted);
  if (found === undefined) throw new OptionsError(withSuggestion(PROBLEMS.unknownScenario(id), wanted));
  return found;
}

/** Search criteria for scenarios. All that are given must match. */
export interface ScenarioQuery {
  /** A rule number such as `603.2`; it also finds its subrules, such as 603.2e. */
  readonly rule?: string;
  /** Part of the name of a card in the position or in a step, case-insensitive. */
  readonly card?: string;
  /**
   * Part of the question, of the ruling or of a card in its position, case-insensitive; or an everyday word such as "summoning sickness", which
   * finds the rulings about its rules.
   */
  readonly text?: string;
}

/** 603.2e is a subrule of 603.2; 603.21 is not. */
const isSubrule = (rule: string, wanted: string): boolean =>
  rule === wanted || (rule.startsWith(wanted) && !/^\d/.test(rule.slice(wanted.length)));

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

/** The texts of the cards in the positions of a scenario. */
function cardTexts({ begin, plays }: Scenario): readonly string[] {
  const positions = [begin, ...plays.map((play) => play.begin ?? {})];
  const own = positions.flatMap(({ cards = [] }) => cards);
  const zones = JSON.stringify(positions.map(({ p1, p2 }) => [p1, p2]));
  const names = new Set(
    [...zones.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([text]) => JSON.parse(text) as string),
  );
  const printed = [...names].flatMap((name) => fullLibrary.get(name) ?? []);
  return [...printed, ...own].map(describeCard);
}

function isAbout(scenario: Scenario, text: string): boolean {
  const { asks, says, rules } = scenario;
  const called = rulesCalled(text);
  return (
    [asks, says].some((one) => has(one, text)) ||
    rules.some((one) => called.some((wanted) => isSubrule(one, wanted))) ||
    cardTexts(scenario).some((one) => has(one, text))
  );
}

/** The scenarios that match a query, in the order of `scenarios`. */
export const searchScenarios = ({ rule, card, text }: ScenarioQuery): readonly Scenario[] =>
  scenarios.filter((scenario) => {
    const { rules, begin, plays } = scenario;
    return (
      (rule === undefined || rules.some((one) => isSubrule(one, rule))) &&
      (card === undefined || has(JSON.stringify([begin, plays]), card)) &&
      (text === undefined || isAbout(scenario, text))
    );
  });
