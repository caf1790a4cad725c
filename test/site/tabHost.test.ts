import { transformSync } from 'esbuild';
import * as taiki from 'taiki';
import { allCards, parsePosition, printPosition, replay } from 'taiki';
import { describe, expect, it } from 'vitest';
import type { Case } from '../../site/tab/host/case.ts';
import type {
  Changed,
  TabMethod,
  TabParams,
  TabReply,
  TabRequest,
  TabResult,
} from '../../site/tab/host/messages.ts';
import type { DuelSetup } from '../../site/tab/host/setup.ts';
import { TabHost } from '../../site/tab/host/tabHost.ts';
import { LinkError, parseLink, printLink } from '../../site/tab/link/link.ts';

const DECKS: DuelSetup['begin'] = {
  decks: { p1: { starter: 'radiant-tide' }, p2: { starter: 'burning-shadow' } },
};

/** A page that talks to a host as to its worker: messages are cloned. */
function connected() {
  const replies: TabReply[] = [];
  const host = new TabHost((reply) => replies.push(structuredClone(reply)));
  let id = 0;
  const call = async <M extends TabMethod>(method: M, params: TabParams<M>): Promise<TabResult<M>> => {
    const number = ++id;
    await host.handle({ id: number, method, params } as unknown as TabRequest);
    const reply = replies.find((one) => 'id' in one && one.id === number);
    if (reply === undefined || 'changed' in reply) throw new Error('No answer.');
    if ('error' in reply) throw new Error(`${reply.error.code}: ${reply.error.message}`);
    return reply.result as TabResult<M>;
  };
  const changes = (): readonly Changed[] => replies.filter((one) => 'changed' in one);
  return { call, changes };
}

async function begun(setup: DuelSetup) {
  const page = connected();
  await page.call('cards.load', { cards: allCards });
  return { ...page, ...(await page.call('duel.create', setup)) };
}

type Page = Awaited<ReturnType<typeof begun>>;

/** Takes the first options of the open decision, so many times. */
async function answer({ call, duel }: Page, count: number): Promise<void> {
  for (let left = count; left > 0; left--) {
    const decision = (await call('duel.watch', { duel, from: 0 })).view?.decision;
    if (decision === undefined) return;
    const needed = Math.max(decision.min, Math.min(1, decision.max));
    const choice = decision.options.slice(0, needed).map((_, index) => index);
    await call('duel.choose', { duel, choice, decision: decision.id });
  }
}

const shown = async ({ call, duel }: Page) => {
  const { facts, view } = await call('duel.watch', { duel, from: 0 });
  return JSON.stringify({ facts, view });
};

describe('a duel in the tab', () => {
  it('shows an agent only what it may know, and the person the same', async () => {
    const page = await begun({ opponent: 'greedy', begin: DECKS, seed: 3 });
    await answer(page, 10);
    const { viewer, view } = await page.call('duel.watch', { duel: page.duel, from: 0 });
    expect(viewer).toBe('p1');
    expect(view?.waitingFor).toBe('p1');
    expect(view?.zones.p2.hand.every(({ hidden }) => hidden)).toBe(true);
  });

  it('takes back the last answer of the person, with what the agent answered', async () => {
    const page = await begun({ opponent: 'greedy', begin: DECKS, seed: 3 });
    await answer(page, 6);
    const before = await shown(page);
    await answer(page, 1);
    expect(await shown(page)).not.toBe(before);
    await page.call('duel.undo', { duel: page.duel });
    expect(page.changes().at(-1)?.undoable).toBe(6);
    const last = page.changes().at(-1)?.changed;
    expect(last?.facts.length).toBe(last?.next);
    expect(await shown(page)).toBe(before);
    for (let left = 6; left > 0; left--) await page.call('duel.undo', { duel: page.duel });
    await expect(page.call('duel.undo', { duel: page.duel })).rejects.toThrow('NOTHING_TO_UNDO');
  });

  it('refuses an answer to another decision, and one that is illegal, and nothing changes', async () => {
    const page = await begun({ opponent: 'both', begin: DECKS, seed: 3 });
    await answer(page, 3);
    const before = await shown(page);
    const { duel, call } = page;
    await expect(call('duel.choose', { duel, choice: [0], decision: 99 })).rejects.toThrow('STALE_DECISION');
    const decision = (await call('duel.watch', { duel, from: 0 })).view?.decision?.id ?? 0;
    await expect(call('duel.choose', { duel, choice: [77], decision })).rejects.toThrow('77');
    await expect(call('duel.watch', { duel: 'tab-0', from: 0 })).rejects.toThrow('UNKNOWN_DUEL');
    expect(await shown(page)).toBe(before);
  });

  it('begins again from the same decks with another seed', async () => {
    const page = await begun({ opponent: 'both', begin: DECKS });
    const first = await page.call('case.get', { duel: page.duel });
    const { duel } = await page.call('duel.rematch', { duel: page.duel });
    const second = await page.call('case.get', { duel });
    expect(second.setup.begin).toEqual(first.setup.begin);
    expect(second.setup.seed).not.toBe(first.setup.seed);
  });
});

describe('what is put side by side', () => {
  const POSITION = `turn 5 of p1, attack
p1 battle zone: The Red, Lightning Sonic | Fear Fang
p1 hand: Redzone, Roaring Invasion | Redzone Z, Passionate Invasion
p1 deck: Filler | Filler
p2 battle zone: Burning Mane | Tri-horn Shepherd
p2 shield zone: Filler | Filler | Filler
p2 deck: Filler | Filler`;

  const attacked = async () => {
    const page = await begun({ opponent: 'both', begin: { position: POSITION }, seed: 0 });
    await answer(page, 1);
    return page;
  };

  const give = async ({ call, duel }: Page, choice: readonly number[]) => {
    const decision = (await call('duel.watch', { duel, from: 0 })).view?.decision?.id ?? -1;
    await call('duel.choose', { duel, choice, decision });
  };

  it('is every order of effects in which a player may take them, with what differs at their ends', async () => {
    const page = await attacked();
    await give(page, [0, 1]);
    const before = await shown(page);
    const { outcomes, ends, isComplete } = await page.call('duel.answers', { duel: page.duel, rest: 'open' });
    expect(outcomes).toHaveLength(5);
    expect(isComplete).toBe(true);
    expect(outcomes.every(({ lines }) => lines.filter(({ differs }) => differs).length === 1)).toBe(true);
    expect(ends.find(({ what }) => what === 'p2 graveyard')?.each).toEqual([
      'Tri-horn Shepherd',
      'Tri-horn Shepherd',
      'nothing',
      'Tri-horn Shepherd',
      'nothing',
    ]);
    expect(await shown(page)).toBe(before);
  });

  it('is two cases: what happens in both once, then each', async () => {
    const page = await attacked();
    await give(page, []);
    const none = await page.call('case.get', { duel: page.duel });
    await page.call('duel.undo', { duel: page.duel });
    await give(page, [0]);
    const one = await page.call('case.get', { duel: page.duel });
    const before = await shown(page);
    const compared = await page.call('case.compare', {
      cases: [
        { name: 'none', case: none },
        { name: 'one', case: one },
      ],
      rest: 'open',
    });
    expect(compared.shared.some(({ text }) => text.includes('attacks p2'))).toBe(true);
    expect(compared.outcomes.map(({ name, asked }) => [name, asked])).toEqual([
      ['none', 'p1 shields'],
      ['one', 'p1 attack'],
    ]);
    expect(await shown(page)).toBe(before);
    const same = await page.call('case.compare', {
      cases: [
        { name: 'a', case: one },
        { name: 'b', case: one },
      ],
      rest: 'open',
    });
    expect([same.ends, same.outcomes.flatMap(({ lines }) => lines)]).toEqual([[], []]);
  });

  it('is refused against an agent, whose cards it would show', async () => {
    const page = await begun({ opponent: 'greedy', begin: DECKS, seed: 3 });
    await expect(page.call('duel.answers', { duel: page.duel, rest: 'open' })).rejects.toThrow(
      'HIDDEN_CARDS',
    );
    const own = await page.call('case.get', { duel: page.duel });
    const cases = [
      { name: 'a', case: own },
      { name: 'b', case: own },
    ] as const;
    await expect(page.call('case.compare', { cases, rest: 'open' })).rejects.toThrow('HIDDEN_CARDS');
  });
});

describe('the searching agent', () => {
  it('tells what it found of each answer, the one that it gave first, and forgets what is taken back', async () => {
    const page = await begun({ opponent: 'search', begin: DECKS, seed: 3 });
    const thoughts = () => page.call('agent.thoughts', { duel: page.duel });
    expect(await thoughts()).toEqual([]);
    let given = 0;
    while ((await thoughts()).length === 0) {
      await answer(page, 1);
      given++;
    }
    const [first] = await thoughts();
    const { answers } = await page.call('case.get', { duel: page.duel });
    expect(answers.length).toBeGreaterThan(first?.at ?? answers.length);
    expect(first?.answers.reduce((sum, { samples }) => sum + samples, 0)).toBe(60);
    const script = await page.call('case.script', { duel: page.duel });
    expect(script).toContain("['p2', 'charge', ");
    await page.call('duel.undo', { duel: page.duel });
    expect(await thoughts()).toEqual([]);
    expect(page.changes().at(-1)?.undoable).toBe(given - 1);
  });
});

describe('a case', () => {
  it.each([
    ['decks', 'greedy', DECKS],
    ['decks', 'both', DECKS],
    [
      'a position',
      'both',
      {
        position: printPosition(
          parsePosition(
            'turn 5 of p1, main\np1 hand: Aqua Hulcus\np1 mana zone: Aqua Soldier | Aqua Soldier | Aqua Soldier\np1 deck: Filler | Filler\np2 deck: Filler',
          ),
        ),
      },
    ],
  ] as const)(
    'from %s against %s restores exactly what was shown, through a link',
    async (_, opponent, begin) => {
      const page = await begun({ opponent, begin, seed: 7 });
      await answer(page, 9);
      const link = await printLink(await page.call('case.get', { duel: page.duel }));
      const other = connected();
      await other.call('cards.load', { cards: allCards });
      const opened = { ...other, ...(await other.call('case.open', { case: await parseLink(`#${link}`) })) };
      const same = { ...JSON.parse(await shown(opened)) };
      expect(JSON.stringify(same)).toBe(await shown(page));
      expect(await opened.call('duel.record', opened)).toBe(await page.call('duel.record', page));
    },
  );

  it('of a whole duel between starter decks is a link of a few kilobytes', async () => {
    const page = await begun({ opponent: 'greedy', begin: DECKS, seed: 7 });
    await answer(page, 400);
    expect(replay(await page.call('duel.record', { duel: page.duel })).result).toBeDefined();
    const link = await printLink(await page.call('case.get', { duel: page.duel }));
    expect(link.length).toBeLessThan(2_000);
  });

  it('that cannot be opened says why, and the duel that was played goes on', async () => {
    const page = await begun({ opponent: 'both', begin: DECKS, seed: 7 });
    await answer(page, 9);
    const before = await shown(page);
    const good = await page.call('case.get', { duel: page.duel });
    const bad: readonly (readonly [unknown, string])[] = [
      [undefined, 'case: expected an object'],
      [{ ...good, version: 2 }, 'version: expected 1, not 2'],
      [
        { ...good, setup: { ...good.setup, opponent: 'me' } },
        'setup.opponent: expected both, greedy or search',
      ],
      [{ ...good, setup: { ...good.setup, seed: -1 } }, 'The case cannot begin'],
      [{ ...good, setup: { ...good.setup, begin: { position: 'turn x' } } }, 'The case cannot begin: Line 1'],
      [
        { ...good, setup: { ...good.setup, begin: { decks: {} } } },
        'setup.begin.decks.p1: expected an object',
      ],
      [{ ...good, answers: [...good.answers, 'x'] }, 'answers[9]: expected indexes'],
      [{ ...good, answers: [...good.answers, '88'] }, 'Answer 10 of 10 is illegal now'],
      [{ ...good, revision: 1, answers: ['88'] }, 'It was made with revision 1 of the rules'],
      [{ ...good, answers: good.answers.slice(1) }, 'another course'],
    ];
    for (const [input, says] of bad)
      await expect(page.call('case.open', { case: input as Case })).rejects.toThrow(says);
    expect(await shown(page)).toBe(before);
  });

  it('is a script that plays the same duel', async () => {
    const page = await begun({ opponent: 'greedy', begin: DECKS, seed: 7 });
    await answer(page, 25);
    await page.call('duel.concede', { duel: page.duel });
    const script = await page.call('case.script', { duel: page.duel });
    const { code } = transformSync(`${script}return duel;`.replace(/^import .*$/m, ''), { loader: 'ts' });
    const names = Object.keys(taiki);
    const run = new Function(...names, code) as (...values: readonly unknown[]) => taiki.Duel;
    const played = run(...names.map((name) => Reflect.get(taiki, name)));
    expect(played.record()).toBe(await page.call('duel.record', { duel: page.duel }));
  });
});

describe('a link', () => {
  it('with any character lost or changed is refused', async () => {
    const link = `#${await printLink({ some: 'case', text: '待機 “quoted”' })}`;
    expect(await parseLink(link)).toEqual({ some: 'case', text: '待機 “quoted”' });
    for (let at = 1; at < link.length; at++) {
      await expect(parseLink(link.slice(0, at) + link.slice(at + 1))).rejects.toThrow(LinkError);
      const other = link[at] === 'b' ? 'c' : 'b';
      await expect(parseLink(link.slice(0, at) + other + link.slice(at + 1))).rejects.toThrow(LinkError);
    }
  });

  it('that expands without end is refused', async () => {
    await expect(parseLink(`#${await printLink('x'.repeat(5_000_000))}`)).rejects.toThrow('expands to over');
  });
});
