import { expect, test } from 'vitest';
import { scenarios } from '../../rulings/index.ts';
import { ids } from './ids.ts';

const present = scenarios.map(({ id }) => id);

test('each scenario is one of the rulings, in their order, and none is there twice', () => {
  expect(present).toEqual(ids.filter((id) => present.includes(id)));
});

test(`${ids.length} rulings, ${present.length} scenarios`, () => {
  const plays = scenarios.reduce((sum, scenario) => sum + scenario.plays.length, 0);
  console.log(`${present.length} of ${ids.length} rulings are scenarios, in ${plays} plays`);
  expect(ids.filter((id) => !present.includes(id)).join(' ')).toBe('');
});
