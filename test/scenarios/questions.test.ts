import { scenarios } from 'taiki/rulings';
import { expect, it } from 'vitest';

it('each ruling answers one question, which no other asks', () => {
  const questions = scenarios.map(({ asks }) => asks);
  expect(questions.filter((asks) => !/^[A-Z].+\?$/.test(asks))).toEqual([]);
  expect(new Set(questions).size).toBe(scenarios.length);
});
