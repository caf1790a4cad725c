import { readFileSync } from 'node:fs';
import {
  type CardDefinition,
  createDuel,
  findCard,
  greedyAgent,
  PLAYERS,
  randomAgent,
  starterDecks,
} from 'taiki';
import { defaultEncoder, type Observation, observe, VectorDuels } from 'taiki/learning';
import { describe, expect, it } from 'vitest';
import type { PackedObservations, PackedRows, PickState } from '../../cli/serve/learning/learningProtocol.ts';
import { packedRows } from '../../cli/serve/learning/packedArrays.ts';
import { BUILT_IN } from '../../cli/serve/served.ts';
import { Dice } from '../../testing/dice.ts';
import { temporaryFile } from './commandLine.ts';
import { Client } from './serveClient.ts';

const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
const { schema } = defaultEncoder();
const NAMES = { p1: 'radiant-tide', p2: 'burning-shadow' };

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));
const floatsOf = (text: string): readonly number[] => [...new Float32Array(bytesOf(text).buffer)];

/** Written from the protocol: the values of the rows whose bit is 1, and 0 in all others. */
function unpacked({ rows, values }: PackedRows, columns: number, length: number): readonly number[] {
  const bits = bytesOf(rows);
  const numbers = floatsOf(values);
  let next = 0;
  return Array.from({ length: length / columns }, (_, row) => {
    const kept = ((bits[Math.floor(row / 8)] ?? 0) & (1 << (row % 8))) !== 0;
    return Array.from({ length: columns }, () => (kept ? numbers[next++] : 0));
  }).flat() as readonly number[];
}

function expectSame(packed: PackedObservations | null, { cards, globals, slots, mask }: Observation): void {
  if (packed === null) throw new Error('There are no observations.');
  expect(unpacked(packed.cards, schema.arrays.cards.columns.length, cards.length)).toEqual([...cards]);
  expect(floatsOf(packed.globals)).toEqual([...globals]);
  expect(unpacked(packed.slots, schema.arrays.slots.columns.length, slots.length)).toEqual([...slots]);
  expect([...bytesOf(packed.mask)]).toEqual([...mask]);
}

/** The arrays of one observation, which lie one after the other in a file. */
function observationIn(file: string): Observation {
  const { buffer } = Uint8Array.from(readFileSync(file));
  const floats = new Float32Array(buffer, 0, (buffer.byteLength - 64) / 4);
  const [cards = 0, globals = 0] = [schema.arrays.cards, schema.arrays.globals].map(({ shape }) =>
    shape.reduce((all, one) => all * one, 1),
  );
  return {
    cards: floats.subarray(0, cards),
    globals: floats.subarray(cards, cards + globals),
    slots: floats.subarray(cards + globals),
    mask: new Uint8Array(buffer, buffer.byteLength - 64),
  };
}

const allowed = (mask: Uint8Array, row = 0): readonly number[] =>
  [...mask.subarray(row * 64, (row + 1) * 64)].flatMap((one, slot) => (one === 1 ? [slot] : []));

const pickedAtRandom = ({ slots, observation }: PickState, dice: Pick<Dice, 'below'>): readonly number[] => {
  const open = allowed(bytesOf(observation?.mask ?? ''));
  return [...slots, open[dice.below(open.length)] ?? -1];
};

describe('packedRows', () => {
  it('leaves out rows of zeros, but not those with a negative zero', () => {
    const packed = packedRows(Float32Array.of(0, 0, 1, 0, 0, 0, 0, -0, 0, 2), 2);
    expect([...bytesOf(packed.rows)]).toEqual([0b11010]);
    expect(floatsOf(packed.values)).toEqual([1, 0, 0, -0, 0, 2]);
  });
});

describe('learning.observe and learning.pick', () => {
  it('tell the schema of the default encoder', async () => {
    expect(await new Client().call('learning.schema', {})).toEqual(
      JSON.parse(JSON.stringify(defaultEncoder().schema)),
    );
  });

  it('show each player what observe shows, and play the duel with the answers that are picked', async () => {
    const client = new Client();
    const duel = await client.duel(11);
    const local = createDuel({ decks, seed: 11, runtime: 'compiled' });
    const dice = new Dice(3);
    let answers = 0;
    let state = await client.call('learning.pick', { duel, slots: [] });
    while (state.player !== null) {
      if (state.slots.length === 0)
        for (const player of PLAYERS)
          expectSame(await client.call('learning.observe', { duel, player }), observe(local, player));
      const slots = pickedAtRandom(state, dice);
      state = await client.call('learning.pick', { duel, slots });
      const { player } = state;
      if (player !== null && state.slots.length > 0) {
        const shown = await client.call('learning.observe', { duel, player, slots: state.slots });
        expect(shown).toEqual(state.observation);
      }
      if (state.slots.length === 0) {
        const { choices } = await client.call('duel.snapshot', { duel });
        const last = choices.at(-1);
        expect([last?.player, choices.length]).toEqual([local.decision?.player, ++answers]);
        if (last !== undefined && 'answer' in last) local.choose(last.answer);
      }
    }
    expect(state.result).toEqual(local.result);
    expect(await client.call('duel.record', { duel })).toBe(local.record());
  });

  it('write what is shown to a file, for clients that have started the server', async () => {
    const { bytes } = schema;
    const files = ['first', 'second'].map((name) => temporaryFile(name, '\0'.repeat(bytes)));
    const client = new Client({}, { ...BUILT_IN, files: true });
    const duel = await client.duel(11);
    const dice = new Dice(3);
    let shown = await client.call('learning.pick', { duel, slots: [] });
    for (let picked = 0; ; picked++) {
      const [file = ''] = picked < 20 ? files : files.slice(1);
      const slots = pickedAtRandom(shown, dice);
      const state = await client.call('learning.pick', { duel, slots, file });
      expect(state.observation).toBeNull();
      if (state.player === null) break;
      shown = await client.call('learning.pick', { duel, slots: state.slots });
      expect(state).toEqual({ ...shown, observation: null });
      expectSame(shown.observation, observationIn(file));
    }
    const next = await client.duel(12);
    const short = temporaryFile('short', 'of something else');
    await expect(client.call('learning.pick', { duel: next, slots: [], file: short })).rejects.toThrow(
      'not 17 bytes.',
    );
    const others = new Client();
    const theirs = await others.duel(12);
    await expect(others.call('learning.pick', { duel: theirs, slots: [], file: short })).rejects.toThrow(
      'file: expected none',
    );
  });

  it('let an agent answer as it would in a duel in this process', async () => {
    const client = new Client();
    const duel = await client.duel(5);
    const seats = { p1: 'greedy', p2: 'random' } as const;
    const dice = new Dice(8);
    let state = await client.call('learning.agent', { duel, player: 'p2', agent: seats.p2, seed: 9 });
    while (state.player !== null) {
      expect(state.player).toBe('p1');
      state = await client.call('learning.pick', { duel, slots: pickedAtRandom(state, dice) });
    }
    const { choices } = await client.call('duel.snapshot', { duel });
    const local = createDuel({ decks, seed: 5, runtime: 'compiled' });
    const agent = randomAgent(9);
    const answers = choices.flatMap((choice) => ('answer' in choice ? [choice.answer] : []));
    expect(answers).toHaveLength(choices.length);
    for (const answer of answers) {
      const { decision } = local;
      if (decision?.player === 'p2') {
        const shown = local.decisionFor('p2') ?? decision;
        expect(agent(local.view('p2'), shown)).toEqual(answer);
      }
      local.choose(answer);
    }
    expect(local.result).toEqual(state.result);
  });
});

describe('learning.agent', () => {
  it('hands the agent what is printed on custom cards', async () => {
    const client = new Client();
    const ours = (name: string): string => `Our ${name}`;
    const cards = [...new Set(decks.p1.cards)].map((name) => {
      const card: CardDefinition = JSON.parse(JSON.stringify(findCard(name)));
      return { ...card, name: ours(name) };
    });
    const deck = decks.p1.cards.map(ours);
    const setUp = { decks: { p1: deck, p2: deck }, cards, seed: 5 };
    const { duel } = await client.call('duel.create', setUp);
    const local = createDuel({ ...setUp, runtime: 'compiled' });
    const player = local.decision?.player ?? 'p1';
    await client.call('learning.agent', { duel, player, agent: 'greedy' });
    const { choices } = await client.call('duel.snapshot', { duel });
    expect(choices.length).toBeGreaterThan(0);
    for (const choice of choices) {
      const shown = local.decisionFor(player);
      if (shown === undefined || !('answer' in choice)) throw new Error('Expected an answer of the agent.');
      expect(choice.answer).toEqual(greedyAgent(local.view(player), shown, local.known(player)));
      local.choose(choice.answer);
    }
  });
});

describe('learning.step', () => {
  it('writes observations to a file, for clients that have started the server', async () => {
    const params = { duels: 2, decks: NAMES, seed: 3, firstRow: 1 };
    const local = new VectorDuels({ duels: 3, decks, seed: 3 });
    const { bytes } = defaultEncoder().schema;
    const file = temporaryFile('observations', '\0'.repeat(3 * bytes));
    /** The file, and what it must be: all rows but the first. */
    const files = () => {
      const { cards, globals, slots, mask } = local.observations;
      const expected = [cards, globals, slots, mask].map((array) => {
        const whole = Buffer.from(Buffer.from(array.buffer, array.byteOffset, array.byteLength));
        return whole.fill(0, 0, whole.length / 3);
      });
      return [readFileSync(file), Buffer.concat(expected)];
    };
    const areEqual = () => {
      const [found, expected] = files();
      return expected !== undefined && found?.equals(expected);
    };
    const client = new Client({}, { ...BUILT_IN, files: true });
    const { vector, observations } = await client.call('learning.create', { ...params, file });
    expect([observations, areEqual()]).toEqual([null, true]);
    const slots = Array.from(
      { length: 3 },
      (_, row) => local.observations.mask.indexOf(1, 64 * row) - 64 * row,
    );
    local.step(slots);
    await client.call('learning.step', { vector, slots: slots.slice(1) });
    expect(areEqual()).toBe(true);
    const short = temporaryFile('short', 'of something else');
    await expect(client.call('learning.create', { ...params, file: short })).rejects.toThrow(
      'and 3 rows or more, not 17 bytes.',
    );
    await expect(new Client().call('learning.create', { ...params, file })).rejects.toThrow(
      'file: expected none',
    );
  });

  it('steps as VectorDuels does', async () => {
    const client = new Client();
    const created = await client.call('learning.create', {
      duels: 3,
      decks: NAMES,
      seed: 4,
      agents: { p2: 'greedy' },
    });
    const { vector } = created;
    const local = new VectorDuels({ duels: 3, decks, seed: 4, agents: { p2: () => greedyAgent } });
    const expectEqual = (state: Omit<typeof created, 'vector'>): void => {
      expectSame(state.observations, local.observations);
      expect([...bytesOf(state.players)]).toEqual([...local.players]);
      expect(floatsOf(state.rewards)).toEqual([...local.rewards]);
      expect([...bytesOf(state.ended)]).toEqual([...local.ended]);
      expect([...bytesOf(state.truncated)]).toEqual([...local.truncated]);
      expect(state.results).toEqual(local.results.map((result) => result ?? null));
    };
    expectEqual(created);
    const dice = new Dice(2);
    for (let ended = 0; ended < 3; ) {
      const slots = Array.from({ length: 3 }, (_, row) => {
        const open = allowed(local.observations.mask, row);
        return open[dice.below(open.length)] ?? -1;
      });
      local.step(slots);
      expectEqual(await client.call('learning.step', { vector, slots }));
      ended += local.results.filter((result) => result !== undefined).length;
    }
    local.reset(6);
    expectEqual(await client.call('learning.reset', { vector, seed: 6 }));
    local.reset();
    expectEqual(await client.call('learning.reset', { vector }));
  });

  it('shows the end of the duels that it ended, to the player who asks', async () => {
    const client = new Client();
    const { vector } = await client.call('learning.create', {
      duels: 3,
      decks: NAMES,
      illegalSlots: 'concede',
    });
    const local = new VectorDuels({ duels: 3, decks, illegalSlots: 'concede' });
    for (const slots of [
      [61, 0, 61],
      [0, 0, 0],
    ]) {
      local.step(slots);
      const { final } = await client.call('learning.step', { vector, slots, final: 'p2' });
      const ended = [0, 1, 2].flatMap((row) => local.observeEnded(row, 'p2') ?? []);
      if (!final) expect([ended.length, final]).toEqual([0, null]);
      else {
        const all = <K extends keyof Observation>(name: K) => ended.flatMap((one) => [...one[name]]);
        expectSame(final, {
          cards: Float32Array.from(all('cards')),
          globals: Float32Array.from(all('globals')),
          slots: Float32Array.from(all('slots')),
          mask: Uint8Array.from(all('mask')),
        });
      }
    }
    expect(await client.call('learning.step', { vector, slots: [61, 61, 61] })).not.toHaveProperty('final');
  });

  it('counts its duels among those that are open, until they are closed', async () => {
    const client = new Client({ duels: 5 });
    const create = { duels: 4, decks: NAMES };
    const { vector } = await client.call('learning.create', create);
    expect(await client.refused('learning.create', create)).toEqual(['TOO_MANY_DUELS', -32000]);
    await client.duel();
    expect(await client.refused('duel.create', { decks: NAMES })).toEqual(['TOO_MANY_DUELS', -32000]);
    expect(await client.call('learning.close', { vector })).toBeNull();
    expect(await client.refused('learning.close', { vector })).toEqual(['UNKNOWN_VECTOR', -32000]);
    expect((await client.call('learning.create', create)).vector).toBe('v2');
  });

  it('holds no duels of vectors that could not begin', async () => {
    const client = new Client({ duels: 2 });
    const wrong = { duels: 2, decks: { ...NAMES, p2: 'none' } };
    expect(await client.refused('learning.create', wrong)).toEqual(['BAD_DECK', -32000]);
    expect((await client.call('learning.create', { duels: 2, decks: NAMES })).vector).toBe('v1');
  });
});

describe('the methods for learners, asked wrongly', () => {
  it.each([
    ['learning.create', { decks: NAMES }, 'INVALID_PARAMS', -32602],
    ['learning.create', { duels: 0.5, decks: NAMES }, 'INVALID_PARAMS', -32602],
    ['learning.create', { duels: 2, decks: NAMES, agents: { p2: 'clever' } }, 'INVALID_PARAMS', -32602],
    ['learning.create', { duels: 2, decks: NAMES, agents: { p3: 'random' } }, 'INVALID_PARAMS', -32602],
    ['learning.create', { duels: 2, decks: NAMES, firstPlayer: 'nobody' }, 'INVALID_PARAMS', -32602],
    [
      'learning.create',
      { duels: 2, decks: NAMES, agents: { p1: 'random', p2: 'random' } },
      'BAD_OPTIONS',
      -32000,
    ],
    ['learning.create', { duels: 0, decks: NAMES }, 'BAD_OPTIONS', -32000],
    ['learning.create', { duels: 2, decks: NAMES, seed: -1 }, 'BAD_OPTIONS', -32000],
    ['learning.create', { duels: 1e9, decks: NAMES }, 'TOO_MANY_DUELS', -32000],
    ['learning.step', { vector: 'v1', slots: 'all' }, 'INVALID_PARAMS', -32602],
    ['learning.step', { vector: 'v1', slots: [0] }, 'BAD_OPTIONS', -32000],
    ['learning.step', { vector: 'v1', slots: [61, 61] }, 'ILLEGAL_CHOICE', -32000],
    ['learning.step', { vector: 'v2', slots: [0, 0] }, 'UNKNOWN_VECTOR', -32000],
    ['learning.reset', { vector: 'v1', seed: 0.5 }, 'BAD_OPTIONS', -32000],
    ['learning.pick', { duel: 'd1', slots: [61] }, 'ILLEGAL_CHOICE', -32000],
    ['learning.pick', { duel: 'd1', slots: [0, 0, 0, 0, 0] }, 'ILLEGAL_CHOICE', -32000],
    ['learning.pick', { duel: 'v1', slots: [] }, 'UNKNOWN_DUEL', -32000],
    ['learning.pick', { duel: 'd2', slots: [] }, 'DUEL_OVER', -32000],
    ['learning.observe', { duel: 'd1', player: 'spectator' }, 'INVALID_PARAMS', -32602],
    ['learning.observe', { duel: 'd1', player: 'p2', slots: [0] }, 'INVALID_PARAMS', -32602],
    ['learning.agent', { duel: 'd1', player: 'p1', agent: 'random', seed: -1 }, 'BAD_OPTIONS', -32000],
    ['duel.board', { duel: 'd1', player: 'judge' }, 'INVALID_PARAMS', -32602],
  ])('%s refuses %j with %s', async (method, params, code, number) => {
    const client = new Client();
    const duel = await client.duel();
    const over = await client.duel();
    await client.call('duel.concede', { duel: over, player: 'p1' });
    const created = await client.call('learning.create', { duels: 2, decks: NAMES });
    const before = await client.call('duel.snapshot', { duel });
    expect(await client.refused(method, params)).toEqual([code, number]);
    expect(await client.call('duel.snapshot', { duel })).toEqual(before);
    const { vector, ...state } = created;
    expect(await client.call('learning.reset', { vector })).toEqual(state);
  });

  it('refuses a second agent, since nobody would be left to pick', async () => {
    const client = new Client();
    const duel = await client.duel();
    await client.call('learning.agent', { duel, player: 'p1', agent: 'greedy' });
    const second = { duel, player: 'p2', agent: 'greedy' };
    expect(await client.refused('learning.agent', second)).toEqual(['BAD_OPTIONS', -32000]);
    expect((await client.call('learning.pick', { duel, slots: [] })).player).toBe('p2');
  });
});

describe('duel.board', () => {
  it('shows the table as one player may see it', async () => {
    const client = new Client();
    const duel = await client.duel(7);
    const boards = await Promise.all(PLAYERS.map((player) => client.call('duel.board', { duel, player })));
    for (const board of boards) expect(board).toContain('Turn 1');
    const [own, other] = boards.map((board) => board.split('\n').find((line) => line.includes('hand  ')));
    expect(own).not.toBe(other);
  });
});
