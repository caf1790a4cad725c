import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseTrace, type ServerMessage, TraceReader } from '@taiki/inspector';
import { replay } from 'taiki';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runTaiki, temporaryFile, temporaryPath } from '../cli/commandLine.ts';
import { Client } from './client.ts';
import { ATTACHED_FROM_SOURCES, endPrograms, startedPrograms, startProgram } from './startedPrograms.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const children: readonly ChildProcess[] = startedPrograms;

afterEach(endPrograms);

const main = (): string =>
  temporaryFile(
    'main.mts',
    `import { taiki } from '${root}/cli/main.ts'; ${ATTACHED_FROM_SOURCES} process.exitCode = await taiki(process.argv.slice(2));`,
  );

const startAttached = (program: string): Promise<string> =>
  startProgram(main(), 'inspect', '--no-open', '--attach', program);

const SEED_7 = ['--seed', '7', '--agents', 'greedy'] as const;

async function record(): Promise<string> {
  const path = temporaryPath('duel.taiki');
  await runTaiki('run', ...SEED_7, '--record', path);
  return path;
}

describe('taiki inspect', () => {
  test('serves a new duel that can be played from the page', async () => {
    const url = await startProgram(main(), 'inspect', '--seed', '7', '--no-open');
    const client = await Client.open(url);
    await client.message(
      (message): message is Extract<ServerMessage, { type: 'records' }> => message.type === 'records',
    );
    expect(await client.ask({ type: 'play', line: 0, until: 'end' })).toMatchObject({ type: 'done' });
    expect(client.records(0).at(-1)).toMatchObject({ kind: 'end', result: { reason: 'directAttack' } });
    client.close();
  });

  test('writes the trace of a record', async () => {
    const duel = await record();
    const path = temporaryPath('trace.jsonl');
    const { code, out } = await runTaiki('inspect', duel, '--trace', path);
    const { header, records } = parseTrace(readFileSync(path, 'utf8'));
    expect([code, out]).toEqual([
      0,
      `Wrote ${records.length} records. To inspect them: taiki inspect ${path}`,
    ]);
    expect(new TraceReader({ header, records }).facts.map(({ fact }) => fact)).toEqual(
      JSON.parse(JSON.stringify(replay(readFileSync(duel, 'utf8')).log)),
    );
  });

  test('says where a trace nests too deeply to be exported', async () => {
    const trace = temporaryPath('deep.jsonl');
    await runTaiki('inspect', ...SEED_7, '--trace', trace);
    const [header, ...records] = readFileSync(trace, 'utf8').trimEnd().split('\n');
    const deep = `{"kind":"event","seq":${records.length},"actor":"a","event":"x","carries":{"a":${'['.repeat(1e5)}${']'.repeat(1e5)}}}`;
    writeFileSync(trace, `${[header, ...records, deep].join('\n')}\n`);
    const page = temporaryPath('deep.html');
    const { code, errors } = await runTaiki('inspect', trace, '--export', page);
    expect([code, existsSync(page)]).toEqual([1, false]);
    expect(errors).toContain(
      `Line ${records.length + 2} of the trace nests lists and objects more than 200 levels deep.`,
    );
  });

  test('writes the same trace for the same seed, and reopens it', async () => {
    const [one, two, again] = [temporaryPath('1.jsonl'), temporaryPath('2.jsonl'), temporaryPath('3.jsonl')];
    await runTaiki('inspect', ...SEED_7, '--trace', one);
    await runTaiki('inspect', ...SEED_7, '--trace', two);
    expect(readFileSync(one, 'utf8')).toBe(readFileSync(two, 'utf8'));
    await runTaiki('inspect', one, '--trace', again);
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(one, 'utf8'));
  });

  test.each([
    ['a missing file', ['inspect', 'nowhere.taiki'], /Cannot read nowhere\.taiki: no such file/],
    ['an unknown file format', ['inspect', `${root}/LICENSE`], /LICENSE: .*taiki record/],
    ['two files', ['inspect', 'a', 'b'], /Too many arguments: "b"\. Expected at most one file/],
    ['--attach without a program', ['inspect', '--attach'], /Missing program\. Expected a file/],
    [
      'a file with --page',
      ['inspect', 'a', '--page', 'http://localhost:1'],
      /cannot be combined with a file/,
    ],
    ['an invalid page', ['inspect', '--page', 'localhost'], /Expected an http or https URL/],
    ['an invalid port', ['inspect', '--port', 'high'], /Expected an integer from 0 to 65535/],
    ['an invalid address', ['inspect', '--xstate-inspect', 'here'], /Expected an http or https URL/],
    ['an invalid --play value', ['inspect', '--play', 'always'], /Allowed choices are turn, end/],
  ])('refuses %s', async (_, argv, message) => {
    const { code, errors } = await runTaiki(...argv);
    expect(code).toBe(1);
    expect(errors).toMatch(message);
  });

  test('begins a duel from a position, with custom cards', async () => {
    const cards = temporaryFile(
      'cards.json',
      JSON.stringify([
        {
          name: 'Mine',
          type: 'creature',
          civilizations: ['fire'],
          races: [],
          cost: 1,
          power: 9000,
          abilities: [],
        },
      ]),
    );
    const position = temporaryFile(
      'case.txt',
      'turn 5 of p1, attack\np1 battle zone: Mine\np1 deck: Filler\np2 deck: Filler\n',
    );
    const trace = temporaryPath('trace.jsonl');
    const { out } = await runTaiki('inspect', position, '--cards', cards, '--trace', trace);
    expect(out).toContain(`To inspect them: taiki inspect ${trace}`);
    const { header, records } = parseTrace(readFileSync(trace, 'utf8'));
    expect(header.title).toBe('case.txt');
    expect(records.at(-1)).toMatchObject({ kind: 'end', result: { winner: 'p1', reason: 'directAttack' } });
  });

  test('says what is wrong with a position', async () => {
    const position = temporaryFile('case.txt', 'turn 5 of p3, attack\n');
    const { code, errors } = await runTaiki('inspect', position, '--no-open');
    expect(code).toBe(1);
    expect(errors).toContain('turn 5 of p3');
  });

  test('reports a port that is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { code, errors } = await runTaiki('inspect', '--seed', '7', '--no-open', '--port', String(port));
    expect([code, errors]).toEqual([
      1,
      `error: Cannot listen on port ${port}: the port is already in use. Choose another port with --port, or 0 for a free one.`,
    ]);
    taken.close();
  });
});

describe('an attached program', () => {
  test('is recorded from its first duel without any change', async () => {
    const program = temporaryFile(
      'bot.mts',
      [
        "import { createDuel, greedyAgent, playOut, starterDecks } from 'taiki';",
        "const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };",
        'const agents = { p1: greedyAgent, p2: greedyAgent };',
        'playOut(createDuel({ decks, seed: 7 }), agents);',
        'createDuel({ decks, seed: 8 });',
      ].join('\n'),
    );
    const url = await startAttached(program);
    const client = await Client.open(url);
    type LineMessage = Extract<ServerMessage, { type: 'line' }>;
    const second = await client.message(
      (message): message is LineMessage => message.type === 'line' && message.line.id === 1,
    );
    expect(second.line).toMatchObject({ title: 'duel 2', mode: 'watched', forks: 'yes' });
    expect(client.records(0).at(-1)).toMatchObject({ kind: 'end', result: { reason: 'directAttack' } });
    expect(await client.ask({ type: 'play', line: 1, until: 'end' })).toMatchObject({ code: 'NOT_DRIVEN' });
    expect(await client.ask({ type: 'fork', line: 1, seq: 20 })).toMatchObject({ type: 'done', line: 2 });
    expect(await client.ask({ type: 'play', line: 2, until: 'turn' })).toMatchObject({ type: 'done' });
    client.close();
  });

  test('is watched where it makes an engine of its own, whose duels are forked with its cards', async () => {
    const program = temporaryFile(
      'ownEngine.mts',
      [
        "import { createEngine } from 'taiki/engine';",
        "import { creature } from 'taiki/words';",
        "const card = (name) => creature({ name, civilizations: ['fire'], cost: 1, power: 1000 });",
        "const names = Array.from({ length: 10 }, (_, index) => 'Recruit ' + index);",
        'const { createDuel, greedyAgent } = createEngine({ cards: names.map(card) });',
        'const deck = names.flatMap((name) => Array.from({ length: 4 }, () => name));',
        'const duel = createDuel({ decks: { p1: deck, p2: deck }, seed: 7 });',
        'duel.choose(greedyAgent(duel.view(duel.decision.player), duel.decision));',
      ].join('\n'),
    );
    const client = await Client.open(await startAttached(program));
    type LineMessage = Extract<ServerMessage, { type: 'line' }>;
    const { line } = await client.message((message): message is LineMessage => message.type === 'line');
    expect(line).toMatchObject({ title: 'duel 1', mode: 'watched' });
    expect(await client.ask({ type: 'fork', line: 0, seq: 20 })).toMatchObject({ type: 'done', line: 1 });
    expect(await client.ask({ type: 'play', line: 1, until: 'turn' })).toMatchObject({ type: 'done' });
    client.close();
  });

  test('shows its XState actors where it plays no duel', async () => {
    // A program finds its packages beside itself; what lies there is not linted.
    const folder = mkdtempSync(join(root, 'test', 'dist', 'attached-'));
    const program = join(folder, 'lamp.mjs');
    writeFileSync(
      program,
      [
        "import { createActor, createMachine } from 'xstate';",
        "const lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { PRESS: 'on' } }, on: {} } });",
        'const actor = createActor(lamp);',
        'actor.start();',
        "actor.send({ type: 'PRESS' });",
      ].join('\n'),
    );
    const address = new URL(await startAttached(program));
    address.pathname = '/actors';
    const page = await vi.waitFor(
      async () => {
        const response = await fetch(address);
        expect(response.status).toBe(200);
        return response.text();
      },
      { timeout: 20_000, interval: 200 },
    );
    rmSync(folder, { recursive: true });
    expect(page).toContain('"lamp.on"');
    expect(page).toContain('"event":"PRESS"');
    address.searchParams.set('token', 'wrong');
    expect((await fetch(address)).status).toBe(403);
  });

  test('leaves a signal that arrived as it ended to the inspector, which ends', async () => {
    const launcher = temporaryFile(
      'launcher.mts',
      [
        `import { launchAttached } from '${root}/inspector/attach/launch.ts';`,
        ATTACHED_FROM_SOURCES,
        `const { server, ended } = await launchAttached({ program: '${temporaryFile('program.mjs', '')}', args: [] });`,
        'await ended;',
        "console.log('Inspector: ' + server.url);",
        "process.emit('SIGTERM', 'SIGTERM');",
      ].join('\n'),
    );
    await startProgram(launcher);
    await expect.poll(() => children.at(-1)?.signalCode, { timeout: 20_000 }).toBe('SIGTERM');
  });

  test('stays on the page with its last record and the error that ended it', async () => {
    const program = temporaryFile(
      'crash.mts',
      [
        "import { createDuel, greedyAgent, starterDecks } from 'taiki';",
        "const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };",
        'const duel = createDuel({ decks, seed: 7 });',
        'for (let choice = 0; choice < 9; choice++)',
        '  duel.choose(greedyAgent(duel.view(duel.decision.player), duel.decision));',
        "throw new RangeError('my bot is lost');",
      ].join('\n'),
    );
    const client = await Client.open(await startAttached(program));
    type LineMessage = Extract<ServerMessage, { type: 'line' }>;
    const { line } = await client.message(
      (message): message is LineMessage => message.type === 'line' && message.line.ended !== undefined,
    );
    expect(line.ended?.message).toBe('RangeError: my bot is lost');
    expect(line.ended?.stack).toContain('crash.mts:6');
    expect(client.records(0).filter(({ kind }) => kind === 'choice')).toHaveLength(9);
    expect(client.records(0).at(-1)).not.toMatchObject({ kind: 'choice' });
    expect(await client.ask({ type: 'fork', line: 0, seq: 9999 })).toMatchObject({ type: 'done', line: 1 });
    client.close();
  });
});
