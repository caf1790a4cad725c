import { fileURLToPath } from 'node:url';
import { actorBreakpointProblem, inspectActor, serveInspection } from '@taiki/inspector/core';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { editor, fetchWithRetry } from './publicMachines.ts';

/** A fetch that waits for its first event. */
function inspected() {
  const actor = createActor(fetchWithRetry, { input: { limit: 3 } });
  const inspection = inspectActor(actor, { title: 'Fetch' });
  actor.start();
  return { actor, inspection };
}

async function served() {
  const { actor, inspection } = inspected();
  const host = await serveInspection(inspection);
  const address = (path: string, query = '') => {
    const url = new URL(host.actorsUrl);
    url.pathname = path;
    return `${url}${query}`;
  };
  const tell = async (command: object): Promise<readonly [number, string]> => {
    const answer = await fetch(address('/actors/command'), { method: 'POST', body: JSON.stringify(command) });
    return [answer.status, (await answer.text()).trim()];
  };
  return { actor, inspection, host, address, tell };
}

describe('a program that inspects its own actors', () => {
  test('is served without a pack: the actors are all there is', async () => {
    const { host, address } = await served();
    expect((await fetch(host.actorsUrl)).status).toBe(200);
    const root = await fetch(host.url);
    expect([root.status, await root.text()]).toEqual([404, 'The actors are shown at /actors.\n']);
    expect((await fetch(address('/actors', '&line=1'))).status).toBe(404);
    await host.close();
  });

  test('shows what a pack adds beside them', async () => {
    let state = 'new';
    const host = await serveInspection(inspected().inspection, {
      pack: {
        open: (access) => ({
          request: (request, response) => {
            response.writeHead(access.hasToken(request) ? 200 : 403);
            response.end('the page of the pack');
          },
          socket: () => undefined,
          close: () => {
            state = 'closed';
          },
        }),
      },
    });
    expect(await (await fetch(host.url)).text()).toBe('the page of the pack');
    expect(await (await fetch(host.actorsUrl)).text()).toContain('Fetch');
    await host.close();
    expect(state).toBe('closed');
  });

  test('takes an event, and says why it cannot be paused or stopped', async () => {
    const { actor, inspection, host, tell } = await served();
    expect(await tell({ type: 'send', line: 0, actor: actor.sessionId, event: { type: 'FETCH' } })).toEqual([
      200,
      '{}',
    ]);
    expect(actor.getSnapshot().context.tries).toBeGreaterThan(0);
    for (const command of [
      { type: 'control', do: 'pause' },
      { type: 'restart' },
      { type: 'actorBreakpoints', breakpoints: [{ query: 'state:loading', count: 1 }] },
    ])
      expect(await tell(command)).toEqual([
        400,
        'This program runs on the thread of its inspector, so it cannot be paused, stopped at a breakpoint or started again from the page. Start it with taiki inspect --attach to do that.',
      ]);
    inspection.close();
    await host.close();
  });

  test('is forked with another context as a line of its own, and goes on unchanged', async () => {
    const { actor, inspection, host, address, tell } = await served();
    const seq = inspection.size - 1;
    expect(await tell({ type: 'fork', line: 0, seq, context: { tires: 2 } })).toEqual([
      400,
      'The context of the root actor has no "tires". Expected one of tries, limit, data.',
    ]);
    expect(await tell({ type: 'fork', line: 0, seq, context: { tries: 2 } })).toEqual([200, '{}']);
    const news: unknown = await (await fetch(address('/actors/news', '&line=1'))).json();
    expect(news).toMatchObject({ lines: ['Fetch', `Fetch, forked at ${seq} with another tries`] });
    const page = await (await fetch(address('/actors', '&line=1'))).text();
    expect(page).toContain('"context":{"tries":2,"limit":3}');
    expect(actor.getSnapshot().context.tries).toBe(0);
    expect(await tell({ type: 'fork', line: 2, seq: 0 })).toEqual([
      400,
      'There is no line 2; expected one from 0 to 1.',
    ]);
    await host.close();
  });

  test('is compared with the line that it was forked from', async () => {
    const actor = createActor(editor);
    const inspection = inspectActor(actor, { title: 'Editor' });
    actor.start();
    const host = await serveInspection(inspection);
    const url = (path: string, query = '') => {
      const address = new URL(host.actorsUrl);
      address.pathname = path;
      return `${address}${query}`;
    };
    const tell = (command: object) =>
      fetch(url('/actors/command'), { method: 'POST', body: JSON.stringify(command) });
    const difference = async (line: number): Promise<unknown> => {
      const news: unknown = await (await fetch(url('/actors/news', `&line=${line}`))).json();
      return typeof news === 'object' && news !== null && 'difference' in news ? news.difference : undefined;
    };
    const fork = { type: 'fork', line: 0, seq: inspection.size - 1 };
    expect((await tell(fork)).status).toBe(200);
    expect([await difference(0), await difference(1)]).toEqual([undefined, undefined]);
    const news: unknown = await (await fetch(url('/actors/news', '&line=1'))).json();
    const forked = JSON.stringify(news).match(/"actor":"([^"]+)","name":"editor"/)?.[1] ?? '';
    const sendHere = (type: string) => tell({ type: 'send', line: 1, actor: forked, event: { type } });
    actor.send({ type: 'OPEN' });
    expect((await sendHere('OPEN')).status).toBe(200);
    expect(await difference(1)).toBeUndefined();
    actor.send({ type: 'TYPE', text: 'a' });
    expect(await difference(1)).toMatchObject({
      line: 0,
      same: 3,
      there: { text: 'spelling: CHECK, active in spelling.ready' },
    });
    expect(await difference(1)).not.toHaveProperty('here');
    await sendHere('CLOSE');
    expect(await difference(1)).toMatchObject({
      same: 3,
      here: { text: 'spelling: xstate.stop, stopped in spelling.ready' },
      there: { text: 'spelling: CHECK, active in spelling.ready' },
    });
    await host.close();
  });

  test('has no context to replace where its machine has none', () => {
    const actor = createActor(createMachine({ id: 'bare', initial: 'on', states: { on: {} } }));
    const inspection = inspectActor(actor);
    actor.start();
    expect(() => inspection.fork(inspection.size - 1, { on: 1 })).toThrow(
      'The context of the root actor has no "on". Expected one of none: it is empty.',
    );
  });
});

describe('the names of a breakpoint on actors', () => {
  const actor = createActor(editor);
  const inspection = inspectActor(actor);
  actor.start();
  actor.send({ type: 'OPEN' });
  const problem = (query: string, condition?: string) =>
    actorBreakpointProblem({ query, condition, count: 1 }, [inspection.trace]);

  test.each([
    ['state:editing.clean', undefined],
    ['state:clean', undefined],
    ['event:TYPE', undefined],
    ['event:xstate.init', undefined],
    ['guard:isDirty=false', undefined],
    ['action:insert', undefined],
    ['actor:spelling', undefined],
    ['event:TYPE', 'text = "a" and checked > 2'],
  ])('%s %s exist', (query, condition) => {
    expect(problem(query, condition)).toBeUndefined();
  });

  test.each([
    ['state:cleen', undefined, 'Nothing is called "cleen" in state:. Did you mean state:clean?'],
    ['guard:isDirt', undefined, 'Nothing is called "isDirt" in guard:. Did you mean guard:isDirty?'],
    ['actor:speling', undefined, 'Nothing is called "speling" in actor:. Did you mean actor:spelling?'],
    ['event:TIPE', undefined, 'Nothing is called "TIPE" in event:. Did you mean event:TYPE?'],
    [
      'event:xstate.inid',
      undefined,
      'Nothing is called "xstate.inid" in event:. Did you mean event:xstate.init?',
    ],
    ['event:TYPE', 'texd = "a"', 'No actor has "texd" in its context. Expected one of text, checked.'],
    [
      'event:TYPE',
      'power(#1) > 2',
      'Nothing is called "power()"; a condition names values of the context, such as retries.',
    ],
  ])('%s if %s is refused', (query, condition, message) => {
    expect(problem(query, condition)).toBe(message);
  });

  test('of events that only a wildcard takes are accepted, unless they look mistyped', () => {
    expect(problem('event:SOMETHING')).toBeUndefined();
    expect(problem('event:OPNE')).toBe('Nothing is called "OPNE" in event:. Did you mean event:OPEN?');
    const strict = createActor(createMachine({ on: { PRESS: { actions: () => undefined } } }));
    const { trace } = inspectActor(strict);
    strict.start();
    expect(
      actorBreakpointProblem({ query: 'event:SOMETHING', condition: undefined, count: 1 }, [trace]),
    ).toContain('Nothing is called "SOMETHING" in event:.');
  });

  test('are not checked before anything has settled', () => {
    expect(actorBreakpointProblem({ query: 'state:on', condition: 'a > 1', count: 1 }, [])).toBeUndefined();
  });
});

test('the core is loaded without a file of the game', async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('../../../inspector/core/index.ts', import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  const inputs = Object.keys(metafile.inputs).map((path) => path.slice(path.indexOf('inspector/')));
  expect(inputs.filter((path) => !path.startsWith('inspector/core/'))).toEqual([]);
  const packages = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  expect(packages.filter((path) => path.includes('taiki'))).toEqual([]);
});
