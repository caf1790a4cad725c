import { expect, type TestContext, test } from 'vitest';
import { type Play, runScenario, type Scenario, ScenarioError, WAYS, type Way } from '../../rulings/index.ts';
import { waysOfThisRun } from '../support/ways.ts';

const RULE = /^\d{3}(\.\d+[a-z]?(-\d+)?)?$/;

/** A scenario is data, says something, and each of its plays has a name of its own. */
function checkForm(scenarios: readonly Scenario[]): void {
  for (const scenario of scenarios) {
    const { id, rules, says, plays } = scenario;
    expect(JSON.parse(JSON.stringify(scenario)), `${id} is data`).toEqual(scenario);
    expect(says, `what ${id} says`).toMatch(/^[A-Z].{20,}\.$/);
    expect(rules, `rules of ${id}`).not.toEqual([]);
    for (const rule of rules) expect(rule, `a rule of ${id}`).toMatch(RULE);
    expect(plays.length, `plays of ${id}`).toBeGreaterThan(0);
    expect(new Set(plays.map(({ name }) => name)).size, `names of the plays of ${id}`).toBe(plays.length);
  }
}

function runOne(scenario: Scenario, play: Play, way: Way, { skip }: TestContext): void {
  try {
    runScenario(scenario, play, { way });
  } catch (cause) {
    if (!(cause instanceof ScenarioError)) throw cause;
    if (scenario.status === 'unclear')
      skip(`the sources are unclear, and it goes otherwise: ${cause.message.split('\n')[0]}`);
    cause.stack = cause.message;
    throw cause;
  }
}

/** One test for each scenario, play and way. What the sources leave unclear is run, and skipped where it does not hold. */
export function runScenarios(scenarios: readonly Scenario[]): void {
  test('are well formed', () => checkForm(scenarios));
  for (const scenario of scenarios) {
    for (const play of scenario.plays) {
      for (const way of waysOfThisRun(WAYS)) {
        test(`${scenario.id} ${play.name} (${way})`, (context) => runOne(scenario, play, way, context));
      }
    }
  }
}
