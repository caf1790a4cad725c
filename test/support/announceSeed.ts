import type { TestProject } from 'vitest/node';
import { seedOfThisRun } from './seedOfThisRun.ts';

/** Runs once per vitest project, but the seed is the same for all of them, so only the first one prints it. */
export function setup(project: TestProject): void {
  if (project === project.vitest.projects[0])
    console.log(`fast-check seed ${seedOfThisRun} (TAIKI_SEED=${seedOfThisRun} repeats this run)`);
}
