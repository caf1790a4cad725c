import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DECKS, seatTwo, served } from '../server/client.ts';
import { runTaiki } from './commandLine.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiki-admin-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const socket = join(folder, 's');
const admin = (...argv: readonly string[]) => runTaiki('admin', ...argv, '--socket', socket);

describe('taiki admin', () => {
  it('lists, suspends, resumes and ends the duels of a server', async () => {
    await using server = await served({ adminSocket: socket });
    const client = await server.client();
    const { p1 } = await seatTwo(client, client, { name: 'Ada' });
    const { duel } = await client.call('duel.create', { deck: DECKS.p1 });
    const [id = '', waiting = ''] = [p1, duel].map((token) => token.split('.')[0]);
    const { out } = await admin('list');
    const lines = {
      [id]: expect.stringMatching(`^${id}  20\\d\\d-\\S+  playing    0 watching  Ada / -$`),
      [waiting]: expect.stringMatching(`^${waiting}  20\\d\\d-\\S+  waiting    0 watching  - / -$`),
    };
    expect(out.trim().split('\n')).toEqual([id, waiting].toSorted().map((one) => lines[one]));
    expect(await admin('suspend', id, '--reason', 'A pause.')).toMatchObject({ code: 0 });
    expect((await admin('list', '--json')).out).toContain('"suspended":"A pause."');
    expect((await client.call('duel.watch', { duel: p1 })).suspended).toEqual({ reason: 'A pause.' });
    expect(await admin('resume', id)).toMatchObject({ code: 0, out: expect.stringContaining(id) });
    expect(await admin('end', id, '--winner', 'p2')).toMatchObject({ code: 0 });
    expect((await client.call('duel.result', { duel: p1 }))?.winner).toBe('p2');
    expect(await admin('end', waiting)).toMatchObject({ code: 0 });
    expect((await admin('list')).out.trim()).toBe('');
    expect(await admin('end', id)).toMatchObject({ code: 1, errors: expect.stringContaining('over') });
    expect(await admin('suspend', 'x')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('no duel "x"'),
    });
  });

  it('says which server does not answer, and which options are missing', async () => {
    expect(await admin('list')).toMatchObject({ code: 1, errors: expect.stringContaining(socket) });
    expect(await runTaiki('admin', 'list')).toMatchObject({ code: 1 });
    expect(await admin('end', 'x', '--winner', 'p3')).toMatchObject({ code: 1 });
  });
});

describe('taiki serve', () => {
  it.each([
    [['--accounts', 'keys.pem']],
    [['--accounts', 'keys.pem', '--accounts-issuer', 'https://login.example']],
    [['--accounts-audience', 'taiki']],
  ])('needs all options of accounts, or none: %s', async (options) => {
    const { code, errors } = await runTaiki('serve', '--port', '0', '--store', 'memory', ...options);
    expect([code, errors]).toEqual([1, expect.stringContaining('--accounts-audience together')]);
  });

  it('says what is wrong with the keys of accounts', async () => {
    const options = ['--accounts-issuer', 'https://login.example', '--accounts-audience', 'taiki'];
    const { code, errors } = await runTaiki(
      'serve',
      '--port',
      '0',
      '--accounts',
      join(folder, 'no'),
      ...options,
    );
    expect([code, errors]).toEqual([1, expect.stringContaining('ENOENT')]);
  });
});
