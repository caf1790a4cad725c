import { IncomingMessage, request } from 'node:http';
import { Socket } from 'node:net';
import { printTrace, type ServerMessage, Session, TraceReader } from '@taiki/inspector';
import { type Agent, greedyAgent, type Player } from 'taiki';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccessPolicy } from '../../inspector/core/server/accessPolicy.ts';
import { starterDuelOptions } from '../support/starterDuels.ts';
import { agents, Client, connectionResult, servedSession, socketAddress, startedSession } from './client.ts';

const SEED = 6;
const EMPTY_PAGE = new URL('./emptyPage/', import.meta.url);

type Served = Awaited<ReturnType<typeof servedSession>>;
let server: Served;

beforeAll(async () => {
  server = await servedSession(startedSession(SEED), { page: EMPTY_PAGE });
});
afterAll(() => server.close());

/** Sends the path without normalizing it. */
function get(
  path: string,
  { headers = {}, method = 'GET' }: { readonly headers?: object; readonly method?: string } = {},
) {
  return new Promise<{
    readonly status: number | undefined;
    readonly body: string;
    readonly policy: unknown;
  }>((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: server.port, path, method, headers: { ...headers } },
      (response) => {
        let body = '';
        response.on('data', (part) => {
          body += part;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode, body, policy: response.headers['content-security-policy'] }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

const token = () => new URL(server.url).searchParams.get('token');
const isHello = (message: ServerMessage): message is Extract<ServerMessage, { type: 'hello' }> =>
  message.type === 'hello';

describe('access to the server', () => {
  test('requires the token for the page', async () => {
    expect(await get(`/?token=${token()}`)).toMatchObject({
      status: 200,
      body: expect.stringContaining('<title>'),
    });
    for (const path of ['/', '/?token=', `/?token=${token()}x`, '/?token=wrong', '/index.html'])
      expect(await get(path)).toMatchObject({ status: 403 });
  });

  test('is possible on the port that browsers leave out of the address', () => {
    const policy = new AccessPolicy('token', 80);
    const from = (host: string, origin: string) => {
      const socket = new IncomingMessage(new Socket());
      Object.assign(socket, { url: '/socket?token=token', headers: { host, origin } });
      return policy.allowsSocket(socket);
    };
    expect(from('localhost', 'http://localhost')).toBe(true);
    expect(from('127.0.0.1:80', 'http://127.0.0.1')).toBe(true);
    expect(from('localhost', 'http://elsewhere')).toBe(false);
    expect(from('elsewhere', 'http://localhost')).toBe(false);
  });

  test('ends no server whose page has not been built', async () => {
    const unbuilt = await servedSession(startedSession(SEED), {
      page: new URL('./noPage/', import.meta.url),
    });
    const response = await fetch(unbuilt.url);
    expect([response.status, await response.text()]).toEqual([
      404,
      'The page has not been built: run "npm run build".\n',
    ]);
    await unbuilt.close();
  });

  test('serves only the files of the page', async () => {
    expect(await get('/page.js')).toMatchObject({ status: 200, body: "document.title = 'page';\n" });
    for (const path of [
      '/../package.json',
      '/..%2fpackage.json',
      '//etc/passwd',
      '//',
      'http://127.0.0.1/page.js',
      '/%',
      '/page.js/..',
      '/node_modules',
      '/server.js',
    ])
      expect([403, 404]).toContain((await get(path)).status);
    expect((await get('/page.js', { method: 'POST' })).status).toBe(405);
  });

  test('lets the page connect to this server only', async () => {
    const { policy } = await get(`/?token=${token()}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('refuses other host names that resolve to this machine', async () => {
    expect((await get(`/?token=${token()}`, { headers: { host: 'evil.example' } })).status).toBe(403);
    expect((await get('/page.js', { headers: { host: `evil.example:${server.port}` } })).status).toBe(403);
    expect((await get('/page.js', { headers: { host: `localhost:${server.port}` } })).status).toBe(200);
  });

  test('accepts sockets with the token, from its own page or from a program', async () => {
    const address = socketAddress(server.url);
    const own = `http://127.0.0.1:${server.port}`;
    expect(await connectionResult(address)).toBe('open');
    expect(await connectionResult(address, { origin: own })).toBe('open');
    expect(await connectionResult(address, { origin: 'http://evil.example' })).toBe('refused 403');
    expect(await connectionResult(address, { origin: 'null' })).toBe('refused 403');
    expect(await connectionResult(address, { origin: 'http://127.0.0.1:1' })).toBe('refused 403');
    expect(await connectionResult(address, { host: 'evil.example' })).toBe('refused 403');
    expect(await connectionResult(address.replace(/token=.*/, 'token=guess'), { origin: own })).toBe(
      'refused 403',
    );
    expect(await connectionResult(address.replace(/\?.*/, ''), { origin: own })).toBe('refused 403');
    expect(await connectionResult(address.replace('/socket', '/xstate'))).toBe('refused 403');
    expect(await connectionResult(address.replace('/socket', '/'))).toBe('refused 403');
  });

  test('listens on the loopback address only', () => {
    expect(new URL(server.url).hostname).toBe('127.0.0.1');
    expect(token()).toMatch(/^[\w-]{32}$/);
  });
});

describe('a connected page', () => {
  test('receives everything from the beginning even if it connects late', async () => {
    const client = await Client.open(server.url);
    const hello = await client.message(isHello);
    expect(hello.header).toEqual(JSON.parse(JSON.stringify(server.session.header)));
    const [line] = server.session.lines;
    const lineMessage = await client.message(
      (message): message is Extract<ServerMessage, { type: 'line' }> => message.type === 'line',
    );
    expect(lineMessage.line).toEqual({
      id: 0,
      title: `seed ${SEED}`,
      mode: 'driven',
      forks: 'yes',
      pauses: 'no',
      bookmarks: [],
    });
    await client.message(
      (message): message is Extract<ServerMessage, { type: 'records' }> => message.type === 'records',
    );
    expect(client.records(0)).toEqual(JSON.parse(JSON.stringify(line?.ownRecords)));
    client.close();
  });

  test('can choose; the new records arrive before the response, and on every page', async () => {
    const [mine, other] = [await Client.open(server.url), await Client.open(server.url)];
    await mine.message(isHello);
    await other.message(isHello);
    const reader = new TraceReader({ header: server.session.header, records: mine.records(0) });
    const { decision } = reader.last;
    const before = reader.length;
    const done = await mine.ask({ type: 'choose', line: 0, decision: decision?.id ?? -1, answer: [0] });
    expect(done).toEqual({ type: 'done', request: 0, line: 0 });
    expect(
      mine
        .records(0)
        .slice(before)
        .find(({ kind }) => kind === 'choice'),
    ).toMatchObject({ decision: decision?.id, answer: [0] });
    await other.message(
      (message): message is Extract<ServerMessage, { type: 'records' }> =>
        message.type === 'records' && message.records.some(({ seq }) => seq === before),
    );
    const stale = await mine.ask({ type: 'choose', line: 0, decision: decision?.id ?? -1, answer: [0] });
    expect(stale).toMatchObject({
      type: 'error',
      code: 'STALE_DECISION',
      message: expect.stringContaining(`Decision ${decision?.id} is not open`),
    });
    mine.close();
    other.close();
  });

  test.each([
    ['invalid JSON', 'hello', 'BAD_MESSAGE', /not valid JSON/],
    ['a list', '[]', 'BAD_MESSAGE', /Invalid type/],
    ['null', 'null', 'BAD_MESSAGE', /Invalid type/],
    ['a missing type', '{"request":7}', 'BAD_MESSAGE', /type/],
    ['an unknown type', '{"type":"format","request":7}', 'BAD_MESSAGE', /type/],
    ['a missing field', '{"type":"choose","request":7,"line":0}', 'BAD_MESSAGE', /decision/],
    [
      'a wrong type',
      '{"type":"choose","request":7,"line":"0","decision":1,"answer":[0]}',
      'BAD_MESSAGE',
      /line/,
    ],
    [
      'a fraction',
      '{"type":"choose","request":7,"line":0,"decision":1,"answer":[0.5]}',
      'BAD_MESSAGE',
      /answer/,
    ],
    ['an unknown field', '{"type":"pause","request":7,"line":0,"and":"more"}', 'BAD_MESSAGE', /and/],
    [
      'a __proto__ field',
      '{"type":"pause","request":7,"line":0,"__proto__":{"line":1}}',
      'BAD_MESSAGE',
      /__proto__/,
    ],
    ['an unknown line', '{"type":"pause","request":7,"line":99}', 'UNKNOWN_LINE', /no line 99/],
    [
      'an invalid option',
      '{"type":"send","request":7,"line":0,"event":{"type":"choose","answer":[999]}}',
      'REFUSED',
      /no option 999/,
    ],
    [
      'an internal event of the charts',
      '{"type":"send","request":7,"line":0,"event":{"type":"standby.empty"}}',
      'BAD_MESSAGE',
      /event/,
    ],
    ['an invalid file', '{"type":"load","request":7,"name":"x","text":"hello"}', 'BAD_FILE', /taiki record/],
  ])('gets an error when it sends %s, and nothing changes', async (_, text, code, message) => {
    const client = await Client.open(server.url);
    const before = server.session.line(0).records.length;
    client.sendRaw(text);
    const error = await client.message(
      (one): one is Extract<ServerMessage, { type: 'error' }> => one.type === 'error',
    );
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(error.request).toBe(text.includes('"request":7') ? 7 : undefined);
    expect(server.session.line(0).records.length).toBe(before);
    client.close();
  });

  test('gets an error for a long message, and is disconnected for an oversized one', async () => {
    const client = await Client.open(server.url);
    client.sendRaw(`{"type":"pause","request":1,"line":0}${' '.repeat(70_000)}`);
    const error = await client.message(
      (one): one is Extract<ServerMessage, { type: 'error' }> => one.type === 'error',
    );
    expect(error).toMatchObject({ request: 1, code: 'TOO_LARGE' });
    client.sendRaw(' '.repeat(129 * 2 ** 20));
    expect(await client.closed).toBeGreaterThan(0);
    expect(await connectionResult(socketAddress(server.url))).toBe('open');
  });

  test('gets an error for a binary message', async () => {
    const client = await Client.open(server.url);
    client.sendRaw(Buffer.from([1, 2, 3]) as unknown as string);
    const error = await client.message(
      (one): one is Extract<ServerMessage, { type: 'error' }> => one.type === 'error',
    );
    expect(error.code).toBe('BAD_MESSAGE');
    client.close();
  });
});

describe('lines', () => {
  test('fork at any moment and leave the original unchanged', async () => {
    const session = startedSession(SEED);
    await session.play(0, 'end');
    const original = session.line(0);
    const reader = original.reader(session.header);
    const middle = reader.stop(Math.floor(reader.length / 2), 'decision', 'forward');
    const fork = session.fork(0, middle + 1);
    const { from } = fork.info;
    expect(from).toMatchObject({ line: 0 });
    const shared = from?.seq ?? 0;
    expect(fork.records.slice(0, shared + 1)).toEqual(original.records.slice(0, shared + 1));
    const forked = fork.reader(session.header);
    expect(forked.last.decision).toEqual(reader.at(middle).decision);
    expect(forked.last.table).toEqual(reader.at(shared).table);
    expect(forked.last.facts).toBe(reader.at(shared).facts);
    const before = original.records.length;
    session.concede(fork.id, 'p1');
    expect(fork.reader(session.header).last.result).toMatchObject({ winner: 'p2', reason: 'concession' });
    expect(original.records.length).toBe(before);
    const again = session.fork(fork.id, 0);
    expect(again.reader(session.header).last.decision).toEqual(
      reader.at(reader.stop(0, 'decision', 'forward')).decision,
    );
  });

  test('a fork with the same answers ends the same way', async () => {
    const session = startedSession(SEED);
    await session.play(0, 'end');
    const whole = session.line(0).reader(session.header);
    const fork = session.fork(0, Math.floor(whole.length / 3));
    for (const record of session.line(0).records)
      if (record.kind === 'choice' && 'answer' in record && record.seq > (fork.info.from?.seq ?? 0))
        session.choose(fork.id, record.decision, record.answer);
    const facts = fork.reader(session.header).facts.map(({ fact }) => fact);
    expect(facts).toEqual(whole.facts.map(({ fact }) => fact));
  });

  test('agents play one decision, one turn or to the end, and can be paused', async () => {
    const session = startedSession(SEED);
    const at = () => session.line(0).reader(session.header).last;
    const first = at().decision?.id ?? 0;
    await session.play(0, 'decision');
    expect(at().decision?.id).toBe(first + 1);
    const turn = at().table?.turn.number ?? 0;
    await session.play(0, 'turn');
    expect(at().table?.turn.number).toBe(turn + 1);
    const playing = session.play(0, 'end');
    session.pause(0);
    await playing;
    expect(at().result).toBeUndefined();
    await session.play(0, 'end');
    expect(at().result).toBeDefined();
    expect(() => session.choose(0, 1, [0])).toThrow('the duel is over');
  });

  test('agents are handed what their player may know', async () => {
    const asked = new Set<Player>();
    const agent: Agent = (view, decision, known) => {
      const { viewer } = view;
      expect(decision).toEqual(view.decision);
      expect(known?.log.slice(-view.facts.length)).toEqual(view.facts);
      expect(known?.printed('Aqua Hulcus')).toMatchObject({ cost: 3 });
      asked.add(viewer);
      return greedyAgent(view, decision, known);
    };
    const session = new Session({ title: 'a test', agents: { p1: agent, p2: agent } });
    session.begin('a duel', starterDuelOptions(SEED));
    await session.play(0, 'end');
    expect([...asked].sort()).toEqual(['p1', 'p2']);
  });

  test('opened from a record or a trace can be forked but not played', async () => {
    const session = startedSession(SEED);
    await session.play(0, 'end');
    const { records } = session.line(0);
    const [origin] = records.filter(({ kind }) => kind === 'origin');
    if (origin?.kind !== 'origin') throw new Error('The line has no origin.');
    const fromRecord = session.load('a record', origin.record);
    const fromTrace = session.load('a trace', printTrace({ header: session.header, records }));
    expect(fromTrace.records).toEqual(JSON.parse(JSON.stringify(records)));
    for (const line of [fromRecord, fromTrace]) {
      expect(line.info).toMatchObject({ mode: 'read', forks: 'yes' });
      expect(() => session.choose(line.id, 1, [0])).toThrow('Fork it and choose in the fork');
      expect(session.fork(line.id, 40).reader(session.header).last.decision).toBeDefined();
    }
  });

  test('a trace of different charts cannot be added to a session', () => {
    const session = new Session({ title: 'other', agents });
    const text = printTrace({ header: session.header, records: [] }).replaceAll('napDeclare', 'otherDeclare');
    expect(() => session.load('x', text)).toThrow('recorded with different charts');
  });
});
