import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parseTrace, printTrace, Session, SessionError } from '@taiki/inspector';
import { describe, expect, test, vi } from 'vitest';
import { agents, Client, servedSession, startedSession } from './client.ts';
import { tabsOn } from './livePage.ts';
import { recorded } from './recorded.ts';

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

const POSITION = `turn 5 of p1, attack
p1 battle zone: Bolshack Dragon
p1 deck: Filler | Filler
p2 shield zone: Holy Awe | Filler
p2 deck: Filler | Filler`;

const { trace } = recorded(6);
const text = printTrace({ header: trace.header, records: trace.records.slice(0, 300) });

describe('opening a file in the page', () => {
  test('opens a position, as the command does', async () => {
    await using server = await servedSession(startedSession(6), { page: EMPTY_PAGE });
    using tabs = tabsOn(server);
    const tab = await tabs.open();
    await tab.load('case.txt', POSITION);
    expect(tab.notices.shown.value).toEqual([]);
    expect(tab.line.value?.info.value).toMatchObject({ title: 'case.txt', mode: 'driven' });
    await vi.waitFor(() => expect(tab.moment.value.decision?.kind).toBe('attack'));
    await tab.load('case.txt', 'turn 5 of p9');
    expect(tab.notices.shown.value).toEqual([
      expect.objectContaining({ kind: 'error', text: expect.stringMatching(/^case\.txt: .*p9/) }),
    ]);
  });

  test.each([
    [
      'in the middle of a line',
      text.slice(0, -20),
      'mine.jsonl: The trace is cut off in line 301: it ends with record 298.',
    ],
    [
      'between two lines',
      text,
      'mine.jsonl: The trace has no end: it stops at record 299, before the recording was closed.',
    ],
  ])('warns of a trace that is cut off %s', async (_, cut, warning) => {
    await using server = await servedSession(startedSession(6), { page: EMPTY_PAGE });
    using tabs = tabsOn(server);
    const tab = await tabs.open();
    await tab.load('mine.jsonl', cut);
    expect(tab.notices.shown.value).toEqual([expect.objectContaining({ kind: 'info', text: warning })]);
  });

  test('does not warn of a whole trace', () => {
    expect(parseTrace(printTrace(trace)).warning).toBeUndefined();
  });

  test('refuses records that nest deeper than they could be printed', () => {
    const deep = `{"kind":"event","seq":300,"actor":"a","event":"x","carries":{"a":${'['.repeat(1e5)}${']'.repeat(1e5)}}}`;
    const session = new Session({ title: 'a test', agents, header: trace.header });
    expect(() => session.load('deep.jsonl', `${text}${deep}\n`)).toThrow(SessionError);
    expect(() => session.load('deep.jsonl', `${text}${deep}\n`)).toThrow(
      'deep.jsonl: Line 302 of the trace nests lists and objects more than 200 levels deep.',
    );
    expect(() => session.load('deep.jsonl', text.replace('{', `{"a":${'['.repeat(1e5)}`))).toThrow(
      'Line 1 of',
    );
  });
});

describe('closing a line', () => {
  test('frees its records in the server, also while a page is open', async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    await using server = await servedSession(startedSession(6), { page: EMPTY_PAGE });
    const client = await Client.open(server.url);
    const opened: WeakRef<object>[] = [];
    for (const number of [1, 2, 3, 4]) {
      const name = `${number}.jsonl`;
      await client.ask({ type: 'load', name, text });
      const line = server.session.lines.find(({ info }) => info.file === name);
      if (line === undefined) throw new Error('Nothing was opened.');
      server.session.positionAt(line.id, 200);
      await vi.waitFor(() => expect(client.records(line.id)).toHaveLength(line.records.length));
      opened.push(new WeakRef(line), ...line.records.slice(0, 300).map((record) => new WeakRef(record)));
      await client.ask({ type: 'close', line: line.id });
    }
    expect(opened.length).toBeGreaterThan(1_000);
    await vi.waitFor(() => {
      collect();
      expect(opened.filter((one) => one.deref() !== undefined)).toEqual([]);
    });
    client.close();
  });

  test('removes it in every tab, and its number is not used again', async () => {
    await using server = await servedSession(startedSession(6), { page: EMPTY_PAGE });
    using tabs = tabsOn(server);
    const [one, other] = [await tabs.open(), await tabs.open()];
    await one.load('mine.jsonl', text);
    const loaded = one.line.value;
    if (loaded === undefined) throw new Error('Nothing was opened.');
    await vi.waitFor(() => expect(other.lines.value).toHaveLength(2));
    other.selectLine(loaded.id);
    await one.closeLine(loaded);
    expect(server.session.lines.map(({ id }) => id)).toEqual([0]);
    await vi.waitFor(() => expect([one, other].map(({ line }) => line.value?.id)).toEqual([0, 0]));
    await one.load('mine.jsonl', text);
    expect(one.line.value?.id).toBe(2);
  });

  test('is refused for the only line, one with forks, and one that a running program plays', async () => {
    const session = startedSession(6);
    await using server = await servedSession(session, { page: EMPTY_PAGE });
    const client = await Client.open(server.url);
    const close = async (line: number): Promise<unknown> => client.ask({ type: 'close', line });
    const refused = (message: string) => ({ type: 'error', code: 'CANNOT_CLOSE', message });
    expect(await close(0)).toMatchObject(refused('Line 0 cannot be closed: it is the only one.'));
    session.fork(0, 50);
    session.watch('a program');
    expect(await close(0)).toMatchObject(
      refused('Line 0 cannot be closed: lines forked from it are open: 1.'),
    );
    expect(await close(2)).toMatchObject(refused('Line 2 cannot be closed: its program still runs.'));
    expect(await close(1)).toMatchObject({ type: 'done' });
    expect(await close(0)).toMatchObject({ type: 'done' });
    expect(await close(0)).toMatchObject({
      code: 'UNKNOWN_LINE',
      message: 'There is no line 0: this session has the lines 2.',
    });
    client.close();
  });
});

describe('a breakpoint', () => {
  test.each([
    ['fact:cardDestoyed', 'Nothing is called "carddestoyed" in fact:. Did you mean fact:cardDestroyed?'],
    ['state:blok', 'Nothing is called "blok" in state:. Did you mean state:block?'],
    ['guard:isDon', 'Nothing is called "isdon" in guard:. Did you mean guard:isDone?'],
    ['event:chose', 'Nothing is called "chose" in event:. Did you mean event:choose?'],
    ['event:standby.emtpy', 'Nothing is called "standby.emtpy" in event:. Did you mean event:standby.empty?'],
    ['kind:fact', 'Nothing is called "fact" in kind:. Did you mean kind:facts?'],
    ['player:p3', expect.stringContaining('Did you mean player:p')],
  ])('with the mistyped value %s is refused, with the nearest one', async (query, problem) => {
    await using server = await servedSession(startedSession(6), { page: EMPTY_PAGE });
    using tabs = tabsOn(server);
    const tab = await tabs.open();
    expect(tab.breakpoints.add({ query, condition: undefined, count: 1 })).toEqual(problem);
    expect(tab.breakpoints.list.value).toEqual([]);
  });

  test('with values that exist is accepted', async () => {
    await using server = await servedSession(startedSession(6), { page: EMPTY_PAGE });
    using tabs = tabsOn(server);
    const tab = await tabs.open();
    for (const query of [
      'state:block guard:isDone=no',
      'fact:destroyed',
      'card:"Aqua Hulcus"',
      '-kind:guard x',
    ])
      expect(tab.breakpoints.add({ query, condition: undefined, count: 1 })).toBeUndefined();
  });
});
