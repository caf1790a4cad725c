import { block } from './block.ts';
import { declaration1 } from './declaration1.ts';
import { declaration2 } from './declaration2.ts';
import type { Scenario } from './scenario.ts';
import { standby } from './standby.ts';
import { trigger1 } from './trigger1.ts';
import { trigger2 } from './trigger2.ts';
import { use } from './use.ts';

/** The rulings of the five pages, each as a scenario that can be played. */
export const scenarios: readonly Scenario[] = [
  ...declaration1,
  ...declaration2,
  ...use,
  ...block,
  ...standby,
  ...trigger1,
  ...trigger2,
];

export { type Moment, runScenario, ScenarioError, WAYS, type Way } from './runScenario.ts';
export type { End, Play, Scenario, Step } from './scenario.ts';
export { zoneLines } from './zones.ts';
