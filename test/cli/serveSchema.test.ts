import { type DuelView, randomAgent, VIEWERS } from 'taiki';
import { describe, expect, it } from 'vitest';
import { PARAMETERS } from '../../cli/serve/parameters.ts';
import type { MethodName, Params } from '../../cli/serve/protocol.ts';
import { protocolSchema } from '../../cli/serve/protocolSchema.ts';
import { runTaiki } from './commandLine.ts';
import { type Definitions, type Schema, wrongWith } from './jsonSchema.ts';
import { Client } from './serveClient.ts';

interface Written {
  readonly methods: {
    readonly [M in MethodName]: { readonly params: { readonly $ref: string }; readonly result: Schema };
  };
  readonly definitions: Definitions;
}

const { methods, definitions } = protocolSchema as unknown as Written;

describe('taiki serve --schema', () => {
  it('is what the command prints', async () => {
    const { code, out } = await runTaiki('serve', '--schema');
    expect([code, JSON.parse(out)]).toEqual([0, protocolSchema]);
  });

  it('refers to nothing that it does not define', () => {
    const named = [...JSON.stringify(protocolSchema).matchAll(/"\$ref":"#\/definitions\/([^"]+)"/g)];
    const missing = named.flatMap(([, name = '']) => (decodeURIComponent(name) in definitions ? [] : [name]));
    expect([named.length > 100, missing]).toEqual([true, []]);
  });

  it.each(Object.entries(PARAMETERS))('has the parameters that %s takes', (method, parameters) => {
    const name = methods[method as MethodName].params.$ref.replace('#/definitions/', '');
    const { properties = {}, required = [] } = definitions[name] ?? {};
    const needed = Object.entries(parameters).filter(([, parameter]) => parameter.needed === 'required');
    expect(Object.keys(properties).sort()).toEqual(Object.keys(parameters).sort());
    expect([...required].sort()).toEqual(needed.map(([parameter]) => parameter).sort());
  });
});

describe('what the server answers', () => {
  const client = new Client();

  const expectShape = async <M extends MethodName>(method: M, params: Params<M>) => {
    const result = await client.call(method, params);
    expect([method, wrongWith(result, methods[method].result, definitions)]).toEqual([method, []]);
    return result;
  };

  it('has the shapes of the schema through a whole duel', async () => {
    const decks = { p1: 'radiant-tide', p2: 'burning-shadow' };
    const { duel } = await expectShape('duel.create', { decks, seed: 11, limits: { turns: 12 } });
    let decision = await expectShape('duel.decision', { duel });
    const agent = randomAgent(11);
    while (decision !== null) {
      const view = await expectShape('duel.view', { duel, player: decision.player });
      await expectShape('duel.explain', { duel });
      if (decision.id % 20 === 0) await expectShape('duel.snapshot', { duel });
      const choice = agent(view as DuelView, decision);
      if (decision.id % 2 === 0) decision = await expectShape('duel.choose', { duel, choice });
      else {
        await expectShape('duel.step', { duel, choice });
        decision = await client.call('duel.decision', { duel });
      }
    }
    await expectShape('duel.result', { duel });
    await expectShape('duel.log', { duel });
    for (const player of VIEWERS) {
      await expectShape('duel.log', { duel, player });
      await expectShape('duel.view', { duel, player });
    }
    await expectShape('server.info', {});
    await expectShape('cards.find', { name: 'Aqua Hulcus' });
    await expectShape('decks.list', {});
    await expectShape('decks.parse', { text: '4 Aqua Hulcus' });
  });

  it('has the shapes of the schema for learners', async () => {
    const decks = { p1: 'radiant-tide', p2: 'burning-shadow' };
    const { duel } = await client.call('duel.create', { decks, seed: 12 });
    await expectShape('learning.schema', {});
    await expectShape('learning.pick', { duel, slots: [] });
    await expectShape('learning.agent', { duel, player: 'p2', agent: 'greedy' });
    await expectShape('learning.observe', { duel, player: 'p2' });
    await expectShape('duel.board', { duel, player: 'p1' });
    const agents = { p2: 'random' } as const;
    const { vector } = await expectShape('learning.create', { duels: 2, decks, agents });
    await expectShape('learning.reset', { vector, seed: 3 });
    await expectShape('learning.step', { vector, slots: [0, 0] });
    const conceding = { duels: 1, decks, illegalSlots: 'concede' } as const;
    const { vector: other } = await expectShape('learning.create', conceding);
    await expectShape('learning.step', { vector: other, slots: [61], final: 'p1' });
    await expectShape('learning.step', { vector: other, slots: [0], final: 'p1' });
    await expectShape('learning.close', { vector });
  });

  it('has the shape of an error in every refusal', async () => {
    const refused = [
      await client.ask('none'),
      await client.ask('duel.state', { duel: 'd99' }),
      await client.ask('duel.state'),
      await client.ask('cards.find', { name: 'nobody' }),
      await client.send('{'),
      await client.send('[]'),
    ];
    for (const answer of refused) {
      expect(wrongWith(answer, { $ref: '#/definitions/ErrorResponse' }, definitions)).toEqual([]);
      expect(wrongWith(answer, { $ref: '#/definitions/Response' }, definitions)).toEqual([]);
    }
  });
});
