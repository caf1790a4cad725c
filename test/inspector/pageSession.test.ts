import { expect, test, vi } from 'vitest';
import { servedSession, startedSession } from './client.ts';
import { tabsOn } from './livePage.ts';

const EMPTY_PAGE = new URL('./emptyPage/', import.meta.url);

test('an option picked in one tab is not picked for the next decision, after another tab has answered', async () => {
  await using server = await servedSession(startedSession(6), { page: EMPTY_PAGE });
  using tabs = tabsOn(server);
  const [one, other] = [await tabs.open(), await tabs.open()];
  await vi.waitFor(() => expect(other.moment.value.decision?.id).toBe(one.moment.value.decision?.id));
  const asked = one.moment.value.decision?.id;
  one.picked.toggle(0);
  expect(one.picked.answer.value).toEqual([0]);
  await other.choose([0]);
  await vi.waitFor(() => expect(one.moment.value.decision?.id).toBe(other.moment.value.decision?.id));
  expect(one.moment.value.decision?.id).not.toBe(asked);
  expect(one.picked.answer.value).toEqual([]);
  one.picked.toggle(1);
  await one.fork();
  expect(one.picked.answer.value).toEqual([]);
});
