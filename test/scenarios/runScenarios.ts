import { test } from 'vitest';
import { runScenario, WAYS } from '../../cli/scenarios/runScenario.ts';
import type { Scenario } from '../../cli/scenarios/scenario.ts';

export function runScenarios(scenarios: readonly Scenario[]): void {
  for (const scenario of scenarios) {
    for (const play of scenario.plays) {
      for (const way of WAYS) {
        test(`${scenario.id} ${play.name} (${way})`, () => {
          runScenario(scenario, play, way);
        });
      }
    }
  }
}
