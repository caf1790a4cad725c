import { expect, test } from 'vitest';

const loaded: unknown = await import('taiki').catch((cause: unknown) => cause);

/** Every target of a transition is looked up when a chart is made, which is when its file is loaded. */
test('the charts can be made', () => {
  expect(loaded).toHaveProperty('createDuel');
});
