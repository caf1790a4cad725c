import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AccountCheck, AccountError, jwtAccounts, memoryStore } from '@taiki/server';
import { afterAll, describe, expect, it } from 'vitest';
import { type Client, DECKS, served } from './client.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiki-accounts-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const file = (text: string): string => {
  const path = join(folder, `keys${files++}`);
  writeFileSync(path, text);
  return path;
};

const pemOf = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString();
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const ed = generateKeyPairSync('ed25519');

const NAMED = { issuer: 'https://login.example', audience: 'taiki' } as const;
const NOW = Date.UTC(2030, 0);
const SECONDS = NOW / 1000;
const CLAIMS = { iss: NAMED.issuer, aud: NAMED.audience, sub: 'ada', name: 'Ada', exp: SECONDS + 600 };

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const SIGNATURES: Readonly<Record<string, (text: Buffer, key: KeyObject | string) => Buffer>> = {
  RS256: (text, key) => sign('sha256', text, key),
  ES256: (text, key) => sign('sha256', text, { key: key as KeyObject, dsaEncoding: 'ieee-p1363' }),
  EdDSA: (text, key) => sign(null, text, key),
  HS256: (text, key) => createHmac('sha256', key).update(text).digest(),
  none: () => Buffer.alloc(0),
};

/** A JSON Web Token, made without the library that checks it. */
function signed(
  claims: object = {},
  key: KeyObject | string = rsa.privateKey,
  header: { readonly alg: string; readonly kid?: string } = { alg: 'RS256' },
): string {
  const text = `${part(header)}.${part({ ...CLAIMS, ...claims })}`;
  return `${text}.${SIGNATURES[header.alg]?.(Buffer.from(text), key).toString('base64url')}`;
}

const checkBy = (keys: string, more: object = {}): Promise<AccountCheck> =>
  jwtAccounts({ keys, ...NAMED, today: () => NOW, ...more });

const account = { id: JSON.stringify([NAMED.issuer, 'ada']), name: 'Ada', expires: (SECONDS + 630) * 1000 };

describe('a token', () => {
  it('is taken if it is signed by the key of a file, in each of the forms of a key', async () => {
    const jwk = rsa.publicKey.export({ format: 'jwk' });
    for (const text of [pemOf(rsa.publicKey), JSON.stringify(jwk), JSON.stringify({ keys: [jwk] })])
      expect(await (await checkBy(file(text)))(signed())).toEqual(account);
    expect(
      await (await checkBy(file(pemOf(ec.publicKey))))(signed({}, ec.privateKey, { alg: 'ES256' })),
    ).toEqual(account);
    expect(
      await (await checkBy(file(pemOf(ed.publicKey))))(signed({}, ed.privateKey, { alg: 'EdDSA' })),
    ).toEqual(account);
  });

  it.each<[string, () => string]>([
    ['of another key', () => signed({}, other.privateKey)],
    ['of the algorithm none', () => signed({}, '', { alg: 'none' })],
    ['that uses the public key as a secret', () => signed({}, pemOf(rsa.publicKey), { alg: 'HS256' })],
    ['of another algorithm than its key', () => signed({}, ec.privateKey, { alg: 'ES256' })],
    ['that has expired', () => signed({ exp: SECONDS - 31 })],
    ['that is not valid yet', () => signed({ nbf: SECONDS + 31 })],
    ['that never expires', () => signed({ exp: undefined })],
    ['of another issuer', () => signed({ iss: 'https://evil.example' })],
    ['for another audience', () => signed({ aud: 'chat' })],
    ['without an audience', () => signed({ aud: undefined })],
    ['of nobody', () => signed({ sub: undefined })],
    ['of an empty subject', () => signed({ sub: '' })],
    ['of a long subject', () => signed({ sub: 'a'.repeat(256) })],
    ['that is too long', () => signed({ more: 'a'.repeat(8192) })],
    ['whose claims were changed', () => changed(signed())],
    ['that is none', () => 'x'],
    ['that is empty', () => ''],
    ['of many parts', () => 'a.b.c.d.e'],
  ])('is refused: one %s', async (_, token) => {
    const check = await checkBy(file(pemOf(rsa.publicKey)));
    await expect(check(token())).rejects.toThrow(AccountError);
  });

  it('may be wrong by as much as clocks may differ', async () => {
    const keys = file(pemOf(rsa.publicKey));
    const check = await checkBy(keys);
    await check(signed({ exp: SECONDS - 29 }));
    await check(signed({ nbf: SECONDS + 29 }));
    const exact = await checkBy(keys, { clockTolerance: 0 });
    await expect(exact(signed({ exp: SECONDS - 1 }))).rejects.toThrow(AccountError);
  });

  it('names its holder only by what others can see', async () => {
    const check = await checkBy(file(pemOf(rsa.publicKey)));
    for (const name of ['\u3164', 'a'.repeat(41), '', 7, { a: 1 }])
      expect((await check(signed({ name }))).name).toBeUndefined();
    expect((await check(signed({ name: undefined, preferred_username: 'ada' }))).name).toBe('ada');
  });

  it('is checked by keys at an address, which may change', async () => {
    let keys = [{ ...other.publicKey.export({ format: 'jwk' }), kid: 'old' }];
    const server = createServer((_, response) => response.end(JSON.stringify({ keys })));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const url = `http://127.0.0.1:${port}/keys`;
    const token = signed({}, rsa.privateKey, { alg: 'RS256', kid: 'new' });
    await expect((await checkBy(url))(token)).rejects.toThrow(AccountError);
    keys = [...keys, { ...rsa.publicKey.export({ format: 'jwk' }), kid: 'new' }];
    expect(await (await checkBy(url))(token)).toEqual(account);
    await new Promise((resolve) => server.close(resolve));
    const failure = (await checkBy(url))(token);
    await expect(failure).rejects.toThrow();
    await expect(failure).rejects.not.toBeInstanceOf(AccountError);
  });
});

/** A token whose claims name somebody else. */
function changed(token: string): string {
  const [header, , signature] = token.split('.');
  const claims = Buffer.from(JSON.stringify({ ...CLAIMS, sub: 'bob' })).toString('base64url');
  return `${header}.${claims}.${signature}`;
}

describe('keys', () => {
  it.each<[string, () => string]>([
    ['private, in PEM', () => rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
    ['private, as a JSON Web Key', () => JSON.stringify(rsa.privateKey.export({ format: 'jwk' }))],
    ['secret', () => JSON.stringify({ keys: [{ kty: 'oct', k: 'c2VjcmV0' }] })],
    ['none', () => JSON.stringify({ keys: [] })],
    ['no JSON', () => 'ssh-rsa AAAA'],
    ['no PEM', () => '-----BEGIN PUBLIC KEY-----\nAA==\n-----END PUBLIC KEY-----'],
  ])('that are %s are refused', async (_, text) => {
    await expect(checkBy(file(text()))).rejects.toThrow(/^Accounts: .*Expected/);
  });

  it('are not read over a network that can be changed, nor without naming who may use them', async () => {
    await expect(checkBy('http://login.example/keys')).rejects.toThrow('Expected https:');
    await expect(checkBy('https://login.example/keys', { issuer: '' })).rejects.toThrow('"issuer" is empty');
    await expect(checkBy(join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
  });
});

/** Accounts whose tokens are their names, until some time. */
const byName: AccountCheck = async (token) => {
  if (token === 'broken') throw new Error('no connection');
  if (token.startsWith('-')) throw new AccountError('The token is not valid.');
  const [name = '', expires] = token.split(':');
  return { id: name, name, ...(expires === undefined ? {} : { expires: Number(expires) }) };
};

async function signIn(client: Client, token: string): Promise<Client> {
  await client.call('account.signIn', { token });
  return client;
}

describe('an account', () => {
  it('has the seats that it takes, under its name, and gets them back when their tokens are lost', async () => {
    await using server = await served({ accounts: byName });
    const ada = await signIn(await server.client(), 'Ada');
    const guest = await server.client();
    const { invitation = '' } = await guest.call('duel.create', {
      deck: DECKS.p1,
      name: 'Ada',
      clock: 'none',
    });
    const { duel } = await ada.call('duel.join', { invitation, deck: DECKS.p2 });
    const watched = await ada.call('duel.watch', { duel });
    expect([watched.names, watched.verified]).toEqual([{ p1: 'Ada', p2: 'Ada' }, ['p2']]);
    const again = await signIn(await server.client(), 'Ada');
    const { seats, next } = await again.call('duel.mine', {});
    const id = duel.split('.')[0];
    expect(next).toBeNull();
    expect(seats).toEqual([
      { id, player: 'p2', status: 'playing', names: watched.names, createdAt: expect.any(Number) },
    ]);
    const recovered = await again.call('duel.recover', { id: id ?? '', player: 'p2' });
    expect(await ada.closed).toBe(1013);
    expect(await again.refused('duel.view', { duel })).toBe('BAD_TOKEN');
    expect((await again.call('duel.view', { duel: recovered.duel })).viewer).toBe('p2');
    expect((await guest.call('duel.watch', { duel: recovered.spectate })).viewer).toBe('spectator');
  });

  it('gets no seat of another one', async () => {
    await using server = await served({ accounts: byName });
    const ada = await signIn(await server.client(), 'Ada');
    const { duel } = await ada.call('duel.create', { deck: DECKS.p1 });
    const [id = ''] = duel.split('.');
    const bob = await signIn(await server.client(), 'Bob');
    expect((await bob.call('duel.mine', {})).seats).toEqual([]);
    for (const params of [
      { id, player: 'p1' },
      { id, player: 'p2' },
      { id: 'A'.repeat(16), player: 'p1' },
      { id: 'x', player: 'p1' },
      { id: duel, player: 'p1' },
    ])
      expect(await bob.refused('duel.recover', params)).toBe('NOT_YOUR_SEAT');
    const guest = await server.client();
    expect(await guest.refused('duel.recover', { id, player: 'p1' })).toBe('NOT_SIGNED_IN');
    expect(await guest.refused('duel.mine', {})).toBe('NOT_SIGNED_IN');
    await ada.call('duel.view', { duel }).catch(() => {});
    expect((await ada.call('duel.watch', { duel })).names.p1).toBe('Ada');
  });

  it('names its holder, who cannot take another name', async () => {
    await using server = await served({ accounts: byName });
    const ada = await signIn(await server.client(), 'Ada');
    expect(await ada.refused('duel.create', { deck: DECKS.p1, name: 'Bob' })).toBe('INVALID_PARAMS');
    await ada.call('duel.create', { deck: DECKS.p1, name: 'Ada', listed: true });
    await (await server.client()).call('duel.create', { deck: DECKS.p1, name: 'Ada', listed: true });
    const { duels } = await ada.call('duels.list', {});
    expect(duels.map(({ name, verified }) => [name, verified])).toEqual(
      expect.arrayContaining([
        ['Ada', true],
        ['Ada', false],
      ]),
    );
  });

  it('that has expired is told so, instead of becoming a guest', async () => {
    await using server = await served({ accounts: byName });
    const ada = await signIn(await server.client(), `Ada:${Date.now() + 400}`);
    const { duel } = await ada.call('duel.create', { deck: DECKS.p1, agent: 'greedy', clock: 'none' });
    await expect.poll(() => ada.refused('duel.mine', {}), { timeout: 5000 }).toBe('NOT_SIGNED_IN');
    expect(await ada.refused('duel.create', { deck: DECKS.p1 })).toBe('NOT_SIGNED_IN');
    await ada.call('duel.concede', { duel });
    await signIn(ada, 'Ada');
    expect((await ada.call('duel.mine', {})).seats).toHaveLength(1);
    await ada.call('account.signOut', {});
    await ada.call('duel.create', { deck: DECKS.p1, name: 'somebody' });
    expect((await (await signIn(ada, 'Ada')).call('duel.mine', {})).seats).toHaveLength(1);
  });

  it('keeps its seat in a rematch, also when its token was replaced', async () => {
    await using server = await served({ accounts: byName });
    const ada = await signIn(await server.client(), 'Ada');
    const created = await ada.call('duel.create', { deck: DECKS.p1, clock: 'none' });
    const guest = await server.client();
    const invitation = created.invitation ?? '';
    const joined = await guest.call('duel.join', { invitation, deck: DECKS.p2 });
    await ada.call('duel.concede', { duel: created.duel });
    await ada.call('duel.rematch', { duel: created.duel });
    const [id = ''] = created.duel.split('.');
    const { duel } = await ada.call('duel.recover', { id, player: 'p1' });
    await guest.call('duel.rematch', { duel: joined.duel });
    expect(await ada.refused('duel.rematch', { duel })).toBe('NOT_YOUR_SEAT');
    const [again] = (await ada.call('duel.mine', {})).seats.filter(({ status }) => status === 'playing');
    const seat = await ada.call('duel.recover', { id: again?.id ?? '', player: 'p1' });
    expect((await ada.call('duel.view', { duel: seat.duel })).viewer).toBe('p1');
  });

  it('has its seats after a restart, in pages of 20 duels', async () => {
    const store = memoryStore();
    const before = await served({ accounts: byName, store, limits: { duelsPerClient: 100 } });
    const client = await signIn(await before.client(), 'Ada');
    for (let count = 0; count < 25; count++) await client.call('duel.create', { deck: DECKS.p1 });
    await before.close();
    await using server = await served({ accounts: byName, store });
    const ada = await signIn(await server.client(), 'Ada');
    const first = await ada.call('duel.mine', {});
    const second = await ada.call('duel.mine', { from: first.next ?? '' });
    expect([first.seats.length, second.seats.length, second.next]).toEqual([20, 5, null]);
    expect(new Set([...first.seats, ...second.seats].map(({ id }) => id)).size).toBe(25);
    expect(await ada.refused('duel.mine', { from: 'x' })).toBe('INVALID_PARAMS');
  });

  it('is refused with its code: by a server without accounts, for a wrong token, when the check fails', async () => {
    await using without = await served();
    const guest = await without.client();
    expect((await guest.call('server.info', {})).accounts).toBe(false);
    expect(await guest.refused('account.signIn', { token: 'Ada' })).toBe('BAD_ACCOUNT');
    await using server = await served({ accounts: byName, metricsPort: 0 });
    const client = await server.client();
    expect((await client.call('server.info', {})).accounts).toBe(true);
    expect(await client.refused('account.signIn', { token: '-' })).toBe('BAD_ACCOUNT');
    expect(await client.refused('account.signIn', { token: 'broken' })).toBe('ACCOUNTS_UNAVAILABLE');
    expect(await client.refused('duel.mine', {})).toBe('NOT_SIGNED_IN');
    const metrics = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
    expect(metrics).toContain('taiki_failures_total 1');
  });
});
