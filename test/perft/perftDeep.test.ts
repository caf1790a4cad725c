import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isWhole } from '../support/runs.ts';
import { perftPositions } from './perftPositions.ts';
import { countPerft, rowsOf } from './printPerft.ts';

const published = rowsOf(readFileSync(new URL('../../docs/perft.md', import.meta.url), 'utf8'));
const MIDDLE = 3;
/** In `npm run test:all` every depth. */
const OTHER_SEED = isWhole ? Number.POSITIVE_INFINITY : MIDDLE;

describe('docs/perft.md', () => {
  test.each(perftPositions)('has the counts of all sequences: $name', (position) => {
    const wanted = published.filter(({ name }) => name === position.name);
    expect(wanted.map(({ depth }) => countPerft(position, depth))).toEqual(wanted);
  });

  test.each(perftPositions)('does not depend on how the generator is seeded: $name', (position) => {
    const wanted = published.filter(({ name, depth }) => name === position.name && depth <= OTHER_SEED);
    expect(wanted.map(({ depth }) => countPerft(position, depth, { seed: 12_345 }))).toEqual(wanted);
  });

  test.each(perftPositions)('has the same counts if every state is searched anew: $name', (position) => {
    const wanted = published.filter(({ name, depth }) => name === position.name && depth <= MIDDLE);
    expect(wanted.map(({ depth }) => countPerft(position, depth, { transpositions: 'off' }))).toEqual(wanted);
  });
});
