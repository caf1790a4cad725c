import type { Agent, DuelView } from 'taiki';
import { DeckError, EngineError, IllegalChoiceError, randomAgent, starterDecks } from 'taiki';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DuelWorkers, workersHere } from '../../server/duels/workers/duelWorkers.ts';
import { errorFrom, plainError } from '../../server/duels/workers/plainErrors.ts';
import { ResumeError } from '../../server/duels/workers/playedDuel.ts';
import { NotPlayed, type Shown } from '../../server/duels/workers/workerProtocol.ts';
import { hostErrorOf, isRefusal, refusal } from '../../server/protocol/errors.ts';
import { startThreads } from './threads.ts';

const [deck, other] = [starterDecks['radiant-tide'], starterDecks['burning-shadow']];

const stored = (id: string, seed: number) => ({
  id,
  status: 'waiting' as const,
  createdAt: 0,
  changedAt: 0,
  seed,
  salt: '',
  seats: { p1: { token: 'a', name: null, deck }, p2: { token: 'b', name: null, deck: other } },
  spectate: '',
  clock: null,
  askEverything: false,
  concealDecisions: true,
});

let threads: DuelWorkers;

beforeAll(async () => {
  threads = await startThreads(2);
});
afterAll(() => threads.close());

/** Everything that workers return for a duel that is played by two agents. */
async function played(workers: DuelWorkers, id: string, seed: number): Promise<readonly unknown[]> {
  const begun = await workers.ask(id, 'begin', stored(id, seed));
  const returned: unknown[] = [begun];
  const agents: { readonly [P in 'p1' | 'p2']: Agent } = { p1: randomAgent(seed), p2: randomAgent(seed + 1) };
  let next = [0, 0, 0];
  for (let { asked } = begun; asked !== undefined; ) {
    const viewers = (['p1', 'p2', 'spectator'] as const).map((viewer, index) => ({
      viewer,
      from: next[index] ?? 0,
    }));
    const shown: readonly Shown[] = await workers.ask(id, 'show', { viewers });
    next = shown.map((one) => one.next);
    const view: DuelView = JSON.parse(shown[asked === 'p1' ? 0 : 1]?.view ?? '');
    const choice = view.decision === undefined ? [] : agents[asked](view, view.decision);
    const read = { viewer: asked, what: { kind: 'decision' } } as const;
    const acted = await workers.ask(id, 'act', { player: asked, act: { choice }, read });
    returned.push(shown, acted);
    asked = acted.asked;
  }
  for (const viewer of ['p1', 'p2', 'spectator'] as const)
    returned.push(await workers.ask(id, 'read', { viewer, what: { kind: 'log', from: 0 } }));
  return returned;
}

describe('a duel on a thread', () => {
  it('is the duel on the thread of the server, in everything that is returned', async () => {
    const here = workersHere();
    const duels = ['one', 'two', 'three', 'four'].map((id, index) => ({ id, seed: 100 + index }));
    const [onThreads, expected] = await Promise.all(
      [threads, here].map((workers) => Promise.all(duels.map(({ id, seed }) => played(workers, id, seed)))),
    );
    expect(onThreads).toEqual(expected);
    const usage = await threads.usage();
    expect(usage.map((one) => one.duels > 0)).toEqual([true, true]);
  });

  it('is shown as it was, to spectators, without being changed', async () => {
    const id = 'past';
    await threads.ask(id, 'begin', stored(id, 5));
    const moments: Shown[] = [];
    const look = (at?: number) =>
      threads.ask(id, 'look', { viewer: 'spectator', from: 0, ...(at === undefined ? {} : { at }) });
    for (let made = 0; made < 20; made++) {
      moments.push(await look());
      const viewer = moments.at(-1)?.view.includes('"waitingFor":"p1"') ? 'p1' : 'p2';
      const what = { kind: 'legalChoices', most: 1 } as const;
      const { choices } = JSON.parse(await threads.ask(id, 'read', { viewer, what }));
      await threads.ask(id, 'act', { player: viewer, act: { choice: choices[0] } });
    }
    const now = await look();
    for (const at of [0, 3, 4, 17, 2, 19]) expect(await look(at)).toEqual(moments[at]);
    expect(await look(20)).toEqual(now);
    expect(await look()).toEqual(now);
  });

  it('that is not there any more says so', async () => {
    const read = { viewer: 'p1', what: { kind: 'view' } } as const;
    await threads.ask('gone', 'begin', stored('gone', 5));
    await threads.ask('gone', 'read', read);
    await threads.ask('gone', 'release', null);
    await expect(threads.ask('gone', 'read', read)).rejects.toThrow(NotPlayed);
  });

  it('keeps few duels that are over', async () => {
    const [before] = await threads.usage();
    for (let index = 0; index < 100; index++) {
      const id = `over${index}`;
      await threads.ask(id, 'begin', stored(id, index));
      await threads.ask(id, 'act', { player: 'p1', act: 'concede' });
    }
    const [after] = await threads.usage();
    expect((after?.duels ?? 0) - (before?.duels ?? 0)).toBeLessThanOrEqual(16);
  });

  it('refuses what the engine refuses, with the same error', async () => {
    const here = workersHere();
    const id = 'refused';
    for (const workers of [threads, here]) await workers.ask(id, 'begin', stored(id, 5));
    const asked = (await here.ask(id, 'read', { viewer: 'p1', what: { kind: 'decision' } })) !== 'null';
    const [player, waiting] = asked ? (['p1', 'p2'] as const) : (['p2', 'p1'] as const);
    const refusals = async (workers: DuelWorkers) => {
      const errors: unknown[] = [];
      const tried = [
        workers.ask(id, 'act', { player, act: { choice: [99] } }),
        workers.ask(id, 'act', { player, act: { choice: [0], decision: 99 } }),
        workers.ask(id, 'act', { player: waiting, act: { choice: [0] } }),
        workers.ask(id, 'check', { deck: ['Aqua Hulcus'] }),
        workers.ask(id, 'check', { deck, rules: {} as never }),
        workers.ask(id, 'check', { deck, rules: '9.99' as never }),
      ];
      for (const one of tried) errors.push(hostErrorOf(await one.catch((error: unknown) => error)));
      return errors;
    };
    expect(await refusals(threads)).toEqual(await refusals(here));
  });
});

describe('an error of a thread', () => {
  it('is of the same kind on the other side, with its code', () => {
    const again = (error: unknown) => errorFrom(structuredClone(plainError(error)));
    for (const error of [
      new DeckError('a deck'),
      new IllegalChoiceError('DUEL_OVER', 'over'),
      refusal('STALE_DECISION', 'stale'),
    ]) {
      expect(isRefusal(again(error))).toBe(true);
      expect(hostErrorOf(again(error))).toEqual(hostErrorOf(error));
    }
    const bug = again(new EngineError('a bug', 'the record'));
    expect([isRefusal(bug), bug instanceof EngineError && bug.record]).toEqual([false, 'the record']);
    expect(again(new ResumeError('differs'))).toBeInstanceOf(ResumeError);
    expect(again(new NotPlayed('gone'))).toBeInstanceOf(NotPlayed);
    expect(again(new TypeError('a bug'))).toEqual(new Error('a bug'));
    expect(again('thrown')).toEqual(new Error('thrown'));
  });
});
