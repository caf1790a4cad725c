import { expect, test } from 'vitest';
import { scenarios } from '../../cli/scenarios/index.ts';
import { ids } from './ids.ts';

const present = scenarios.map(({ id }) => id);

test('each scenario is one of the rulings, and none is there twice', () => {
  expect(present.filter((id) => !ids.includes(id))).toEqual([]);
  expect(present).toEqual([...new Set(present)]);
});

test(`${ids.length} rulings, ${present.length} scenarios`, () => {
  expect(ids.filter((id) => !present.includes(id)).join(' ')).toBe('');
});
