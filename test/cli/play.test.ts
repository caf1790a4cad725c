import { readFileSync } from 'node:fs';
import { replay, starterDecks } from 'taiki';
import { describe, expect, it } from 'vitest';
import { play } from '../../cli/commands/play.ts';
import { Interrupted, type Item, type Prompter } from '../../cli/prompter.ts';
import { pages, runTaiki, temporaryPath } from './commandLine.ts';

const options = { as: 'p1', against: 'greedy', seed: 7 } as const;

/** Somebody who picks by a function, and confirms everything. */
function picking(pick: <T>(items: readonly Item<T>[], time: number) => Item<T> | undefined): Prompter {
  let time = 0;
  return {
    pick: async (_, items) => {
      const picked = pick(items, time++);
      if (picked === undefined) throw new Interrupted();
      return picked.value;
    },
    pickSeveral: async (message, items) => {
      const wanted = Number(/choose (\d+)/.exec(message)?.[1] ?? 0);
      return items.slice(0, wanted).map(({ value }) => value);
    },
    confirm: async () => true,
    warn: () => {},
  };
}

const byKey = (...keys: readonly string[]): Prompter =>
  picking((items, time) => items.find(({ key }) => key === keys[time]));

const first = picking((items) => items[0]);

describe('taiki play', () => {
  it.each(['p1', 'p2'] as const)('plays a duel to its end as %s', async (player) => {
    const { host, out } = pages();
    await play({ ...options, as: player }, host, first);
    expect(out[0]).toBe(`You are ${player}, against the greedy agent. Seed 7. Press ? for help.`);
    expect(out.at(-1)).toMatch(/^(You win|The opponent wins) by a direct attack\.$/);
  });

  it('tells a secret seed at the end only, when nobody can use it any more', async () => {
    const { host, out } = pages();
    const { seed: _, ...unseeded } = options;
    await play(unseeded, host, first);
    expect(out[0]).toBe('You are p1, against the greedy agent. Press ? for help.');
    const again = `To play it again: --seed chacha20:${'4'.repeat(64)}`;
    expect(out.at(-1)).toBe(again);
    expect(out.filter((line) => line.includes('chacha20'))).toEqual([again]);
  });

  it('shows the board from the side of the player, with the opponent above', async () => {
    const { host, out } = pages();
    await play(options, host, byKey('6'));
    const board = out.slice(out.findIndex((line) => line.startsWith('── Turn 1 · your turn · charge step')));
    expect(board.slice(1, 8).map((line) => line.trim())).toEqual([
      'Opponent    5 shields · hand 5 · deck 30 · graveyard 0',
      'mana        none',
      'battle zone empty',
      '·'.repeat(60),
      'battle zone empty',
      'mana        none',
      'You         5 shields · hand 5 · deck 30 · graveyard 0',
    ]);
  });

  it('names no card of the opponent that was never shown', async () => {
    const { host, out } = pages();
    const record = temporaryPath('duel.taiki');
    await play({ ...options, record }, host, first);
    const shown = new Set<string>();
    const duel = replay(readFileSync(record, 'utf8'), {
      onStep: (at) => {
        const zones = Object.values(at.view('p1').zones.p2).flat();
        for (const card of zones) if (!card.hidden) shown.add(card.name);
      },
    });
    for (const fact of duel.log) if (fact.kind === 'cardRevealed') shown.add(fact.name);
    const never = starterDecks['burning-shadow'].cards.filter((name) => !shown.has(name));
    expect(never.length).toBeGreaterThan(0);
    expect(never.filter((name) => out.join('\n').includes(name))).toEqual([]);
  });

  it('explains the decision, reads a card, and concedes', async () => {
    const { host, out } = pages();
    await play(options, host, byKey('?', 'r', '1', 'c'));
    const text = out.join('\n');
    expect(text).toContain(
      'Once in each of your turns you may put a card from your hand into your mana zone.',
    );
    expect(text).toMatch(/^ *(.+)\n +(Light|Water) (creature|evolution creature|spell).*, cost \d/m);
    expect(out.at(-1)).toBe('The opponent wins because you concede.');
  });

  it('leaves cleanly, and keeps what was played', async () => {
    const { host, out } = pages();
    const record = temporaryPath('duel.taiki');
    await play({ ...options, record }, host, byKey('1'));
    expect(out.slice(-2)).toEqual([
      'You left the duel in turn 3. There is no winner.',
      `Recorded in ${record}. To replay it: taiki replay ${record}`,
    ]);
    expect(replay(readFileSync(record, 'utf8')).decision?.kind).toBe('charge');
  });

  it('says that it needs a terminal where there is none', async () => {
    const { code, out, errors } = await runTaiki('play');
    expect([code, out]).toEqual([1, '']);
    expect(errors).toContain('needs an interactive terminal');
  });

  it('refuses a player and an agent that there are not', async () => {
    expect((await runTaiki('play', '--as', 'p3')).errors).toContain('Expected p1 or p2.');
    expect((await runTaiki('play', '--against', 'clever')).errors).toContain(
      'Unknown agent "clever". Expected greedy, random, search, search:20 for 20 samples a decision, search:20:4 for as many on each of 4 threads, or a JavaScript or TypeScript file, such as ./mine.js.',
    );
  });
});
