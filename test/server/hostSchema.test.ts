import { hostSchema } from '@taiki/server';
import { describe, expect, it } from 'vitest';
import { HOST_PARAMETERS } from '../../server/protocol/parameters.ts';
import { runTaiki } from '../cli/commandLine.ts';
import { DECKS, playSeat, seatTwo, served } from './client.ts';
import { definitions, methods, wrongWithExchange, wrongWithMessage } from './hostSchema.ts';

describe('taiki serve --port --schema', () => {
  it('is what the command prints', async () => {
    const { code, out } = await runTaiki('serve', '--port', '7979', '--schema');
    expect([code, JSON.parse(out)]).toEqual([0, hostSchema]);
    const trusted = await runTaiki('serve', '--port', '7979', '--trusted', '--schema');
    expect(Object.keys(JSON.parse(trusted.out).methods)).toContain('learning.step');
  });

  it('has every method, and refers to nothing that it does not define', () => {
    expect(Object.keys(methods).sort()).toEqual(Object.keys(HOST_PARAMETERS).sort());
    const named = [...JSON.stringify(hostSchema).matchAll(/"\$ref":"#\/definitions\/([^"]+)"/g)];
    const missing = named.flatMap(([, name = '']) => (decodeURIComponent(name) in definitions ? [] : [name]));
    expect([named.length > 100, missing]).toEqual([true, []]);
  });

  it.each(Object.entries(HOST_PARAMETERS))(
    'has the parameters that the server takes: %s',
    (method, parameters) => {
      const name = methods[method as keyof typeof methods].params.$ref.replace('#/definitions/', '');
      const { properties = {}, required = [] } = definitions[name] ?? {};
      const needed = Object.entries(parameters).filter(([, parameter]) => parameter.needed === 'required');
      expect(Object.keys(properties).sort()).toEqual(Object.keys(parameters).sort());
      expect([...required].sort()).toEqual(needed.map(([parameter]) => parameter).sort());
    },
  );

  it('tells a message that is not of the protocol', () => {
    expect(wrongWithMessage({ jsonrpc: '2.0', id: 1, result: null })).toEqual([]);
    expect(wrongWithMessage({ jsonrpc: '2.0', method: 'duel.changed', params: {} })).not.toEqual([]);
    expect(wrongWithMessage({ jsonrpc: '2.0', id: 1, error: { code: 1, message: '' } })).not.toEqual([]);
    expect(wrongWithExchange('duel.join', { invitation: 'x' }, null)).not.toEqual([]);
    expect(wrongWithExchange('duel.state', { duel: 'x' }, 7)).toEqual([
      'duel.state result: a number, not string',
    ]);
    expect(wrongWithExchange('duel.seed', { duel: 'x' }, null)).not.toEqual([]);
  });
});

it('every method answers in the shapes of the schema, and so does every message to a watcher', async () => {
  await using server = await served({ accounts: async (token) => ({ id: token, name: 'Bob' }) });
  const [first, second] = [await server.client(), await server.client()];
  const { p1, p2, created } = await seatTwo(first, second, {
    name: 'Ada',
    listed: true,
    clock: { initial: 600, increment: 1, onTimeout: 'loss' },
  });
  await second.call('duel.watch', { duel: created.spectate });
  await second.call('duel.unwatch', { duel: created.spectate });
  await second.call('duel.watch', { duel: created.spectate });
  for (const duel of [p1, p2, created.spectate]) {
    await first.call('duel.view', { duel });
    await first.call('duel.decision', { duel });
    await first.call('duel.explain', { duel });
    await first.call('duel.legalChoices', { duel, most: 5 });
    await first.call('duel.log', { duel, from: 0 });
    await first.call('duel.state', { duel });
  }
  const { waitingFor } = await first.call('duel.view', { duel: p1 });
  const asked = waitingFor === 'p1' ? p1 : p2;
  await first.call('duel.step', { duel: asked, choice: [0], decision: await first.openDecision(asked) });
  await Promise.all([playSeat(first, p1), playSeat(second, p2)]);
  await first.call('duel.result', { duel: p1 });
  await first.call('duel.seed', { duel: p1 });
  await first.call('duel.proof', { duel: p1 });
  await first.call('duel.record', { duel: p1 });
  await first.call('duel.rematch', { duel: p1 });
  await second.call('duel.rematch', { duel: p2 });
  const against = await first.call('duel.create', { deck: DECKS.p1, agent: 'random', clock: 'none' });
  await first.call('duel.concede', { duel: against.duel, player: 'p1' });
  await first.call('account.signIn', { token: 'bob' });
  const { duel: own } = await first.call('duel.create', { deck: DECKS.p1, listed: true });
  await first.call('duel.watch', { duel: own });
  await first.call('duel.unwatch', { duel: own });
  const [seat] = (await first.call('duel.mine', {})).seats;
  await first.call('duel.recover', { id: seat?.id ?? '', player: 'p1' });
  await first.call('account.signOut', {});
  await first.call('duels.list', {});
  await first.call('duel.terms', { duel: against.duel });
  await first.call('server.info', {});
  await first.call('cards.find', { name: 'Aqua Hulcus' });
  await first.call('cards.describe', { name: 'Aqua Hulcus' });
  await first.call('cards.list', {});
  await first.call('decks.list', {});
  await first.call('decks.parse', { text: '4 Aqua Hulcus' });
  expect(new Set([...first.called, ...second.called])).toEqual(new Set(Object.keys(methods)));
  expect(await first.refused('duel.seed', { duel: 'x' })).toBe('BAD_TOKEN');
});
