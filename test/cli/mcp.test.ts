import { createDuel, greedyAgent, playOut, starterDecks } from 'taiki';
import { describe, expect, it } from 'vitest';
import { call, session } from './mcpClient.ts';

const DECKS = { p1: 'radiant-tide', p2: 'burning-shadow' };
const CASE = `turn 5 of p1, attack
p1 battle zone: The Red, Lightning Sonic | Fear Fang
p1 hand: Redzone, Roaring Invasion
p2 battle zone: Burning Mane [tapped]
p2 shield zone: 5x Filler
`;
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('taiki mcp', () => {
  it('has few tools, each with its parameters', async () => {
    const { client } = await session();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'set_up',
      'options',
      'answer',
      'explain',
      'view',
      'judge',
      'look_up_rule',
      'look_up_card',
      'close_duel',
    ]);
    for (const { inputSchema, description } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(description).not.toBe('');
    }
    expect(client.getInstructions()).toContain('Duel Masters');
  });

  it('plays a duel to its end for both players, the same as in process', async () => {
    const { client, duels } = await session();
    const begun = await call(client, 'set_up', { decks: DECKS, seed: 7 });
    const name: string = begun.data.duel;
    let { decision } = begun.data;
    while (decision !== null) {
      const view = (await call(client, 'view', { duel: name, viewer: decision.player })).data.view;
      const choice = greedyAgent(view, decision);
      const told = await call(client, 'answer', { duel: name, choice, decision: decision.id });
      expect(told.isError, told.text).toBe(false);
      ({ decision } = told.data);
    }
    const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
    const local = playOut(createDuel({ decks, seed: 7 }), { p1: greedyAgent, p2: greedyAgent });
    expect(duels.find(name).duel.log).toEqual(local.log);
    const over = await call(client, 'options', { duel: name });
    expect(over.data).toEqual(json({ state: 'over', decision: null, result: local.result }));
    expect(await call(client, 'answer', { duel: name, choice: [0] })).toMatchObject({
      isError: true,
      data: { code: 'DUEL_OVER' },
    });
  });

  it('sets up a case, says what may be done and why not, and does it', async () => {
    const { client } = await session();
    const begun = await call(client, 'set_up', { case: `${CASE}p1 attack: The Red, Lightning Sonic -> p2` });
    expect(begun.text).toContain('p1 declareUsage (rule 603.2e)');
    expect(begun.text).toContain('0. Declare Redzone, Roaring Invasion');
    const { duel } = begun.data;
    const passed = await call(client, 'answer', { duel, choice: 'pass' });
    expect(passed.data.decision).toMatchObject({ player: 'p1', kind: 'shields' });
    const why = await call(client, 'explain', { duel });
    expect(why.text).toContain('Redzone, Roaring Invasion cannot be declared');
    expect(why.data.explanations).toContainEqual(expect.objectContaining({ rule: '506.3b' }));
    expect((await call(client, 'view', { duel })).text).toContain('The Red, Lightning Sonic');
    expect((await call(client, 'close_duel', { duel })).isError).toBe(false);
    expect((await call(client, 'options', { duel })).data.code).toBe('UNKNOWN_DUEL');
  });

  it('judges a case, and looks up rules and cards', async () => {
    const { client } = await session();
    const judged = await call(client, 'judge', { case: `${CASE}p1 attack: pass`, rest: 'passed' });
    expect(judged.data.plays[0].outcomes[0].end).toMatchObject({ decision: { player: 'p2' } });
    expect(judged.text).toContain('Play: as given');
    const rule = await call(client, 'look_up_rule', { number: '506.3b' });
    expect(rule.data).toMatchObject({ rule: '506.3b', under: [{ rule: '506.3' }, { rule: '506' }] });
    expect(rule.data.rulings.length).toBeGreaterThan(0);
    expect((await call(client, 'look_up_rule', { find: 'standby' })).data.count).toBeGreaterThan(5);
    const card = await call(client, 'look_up_card', { name: 'Aqua Surfer' });
    expect(card.text).toContain('Shield trigger');
    expect(card.data.rulings.length).toBeGreaterThan(0);
    const japanese = await call(client, 'look_up_card', { name: 'アクア・サーファー' });
    expect(japanese.data).toEqual(card.data);
  });

  it('refuses what it cannot do, names the value, and changes nothing', async () => {
    const { client, duels } = await session({ maxDuels: 1 });
    const refused = async (name: string, given: Record<string, unknown>) => {
      const { isError, data, text } = await call(client, name, given);
      expect([isError, text]).toEqual([true, `${data.code}: ${data.message}`]);
      return [data.code, data.message];
    };
    expect(await refused('fly', {})).toEqual(['UNKNOWN_TOOL', expect.stringContaining('"fly"')]);
    expect(await refused('set_up', {})).toEqual([
      'INVALID_PARAMS',
      expect.stringContaining('"case" or "decks"'),
    ]);
    expect(await refused('set_up', { decks: { p1: 'radiant-tide' } })).toEqual([
      'INVALID_PARAMS',
      expect.stringContaining('"decks" is {"p1":"radiant-tide"}'),
    ]);
    expect(await refused('set_up', { decks: { p1: 'nothing', p2: 'nothing' } })).toEqual([
      'BAD_DECK',
      expect.stringContaining('"nothing"'),
    ]);
    expect(await refused('set_up', { case: 'turn 5 of p1, attack\np1 hand: Emerall' })).toEqual([
      'BAD_NOTATION',
      expect.stringMatching(/^Line 2: unknown card "Emerall"/),
    ]);
    expect(await refused('set_up', { case: 'x'.repeat(70_000) })).toEqual([
      'TOO_LONG',
      'set_up: "case" has 70000 characters. Expected at most 65536.',
    ]);
    expect(await refused('set_up', { decks: DECKS, opponent: 'greedy' })).toEqual([
      'INVALID_PARAMS',
      expect.stringContaining('"opponent" plays against a seat'),
    ]);
    expect(await refused('set_up', { decks: DECKS, seat: 'p1', seed: 7 })).toEqual([
      'INVALID_PARAMS',
      expect.stringContaining('"seed" is 7'),
    ]);
    expect(await refused('set_up', { case: CASE, seat: 'p1', opponent: 'search' })).toEqual([
      'INVALID_PARAMS',
      expect.stringContaining('"search"'),
    ]);
    expect(await refused('look_up_rule', { number: '999' })).toEqual([
      'UNKNOWN_RULE',
      expect.stringContaining('"999"'),
    ]);
    expect(await refused('look_up_card', { name: 'Emerall' })).toEqual([
      'BAD_CARD',
      expect.stringContaining('"Emeral"'),
    ]);

    const { data } = await call(client, 'set_up', { decks: DECKS });
    const { duel } = duels.find('d1');
    const before = JSON.stringify(duel.snapshot());
    expect(data.duel).toBe('d1');
    expect(await refused('set_up', { decks: DECKS })).toEqual([
      'TOO_MANY_DUELS',
      expect.stringContaining('1'),
    ]);
    for (const [choice, code] of [
      ['Nobody', 'BAD_NOTATION'],
      [[99], 'ILLEGAL_CHOICE'],
      [[0, 0, 0], 'ILLEGAL_CHOICE'],
      [{}, 'INVALID_PARAMS'],
      [Array(2000).fill(0), 'TOO_LONG'],
    ] as const)
      expect((await refused('answer', { duel: 'd1', choice }))[0]).toBe(code);
    expect((await refused('answer', { duel: 'd1', choice: [0], decision: 99 }))[0]).toBe('STALE_DECISION');
    expect((await refused('view', { duel: 'd1', viewer: 'spectators' }))[0]).toBe('INVALID_PARAMS');
    expect(JSON.stringify(duel.snapshot())).toBe(before);
  });

  it('keeps a client on its seat', async () => {
    const { client, duels } = await session({ seat: 'p2' });
    const { data, text } = await call(client, 'set_up', { decks: DECKS });
    expect([data.seat, text.split('\n')[0]]).toEqual(['p2', 'Duel d1, seat: p2.']);
    expect(duels.find('d1').duel.decision?.player).toBe('p2');
    expect(String(duels.find('d1').duel.seed)).toMatch(/^chacha20:/);
    for (const viewer of ['p1', 'judge'])
      expect((await call(client, 'view', { duel: 'd1', viewer })).data.code).toBe('NOT_YOUR_SEAT');
    expect((await call(client, 'set_up', { decks: DECKS, seat: 'p1' })).data.code).toBe('NOT_YOUR_SEAT');
    expect((await call(client, 'set_up', { decks: DECKS, seed: 1 })).data.code).toBe('INVALID_PARAMS');
  });
});
