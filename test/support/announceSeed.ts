import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    fastCheckSeed: number;
  }
}

const defaultSeed = 20_020_530;

export const setup = (project: TestProject): void => {
  const given = process.env['TAIKI_SEED'] ?? '';
  const seed = given === '' ? defaultSeed : Number(given);
  if (!Number.isInteger(seed) || seed !== (seed | 0)) {
    throw new Error(`TAIKI_SEED is '${given}'; expected a 32-bit integer`);
  }
  project.provide('fastCheckSeed', seed);
  console.log(`fast-check seed ${seed} (TAIKI_SEED=${seed} npm test repeats this run)`);
};
