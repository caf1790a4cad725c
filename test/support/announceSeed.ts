import type { TestProject } from 'vitest/node';
import { seedOfThisRun } from './seedOfThisRun.ts';

/** Runs once for each project of the configuration; the seed is the same in all. */
export function setup(project: TestProject): void {
  if (project === project.vitest.projects[0])
    console.log(`fast-check seed ${seedOfThisRun} (TAIKI_SEED=${seedOfThisRun} repeats this run)`);
}
