import { fc, test } from '@fast-check/vitest';
import { createDuel, type Fact, playOut, randomAgent } from 'taiki';
import { arrange } from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import { storyLines, storyOf } from '../../cli/printed/story.ts';
import { mixedDecks } from '../support/mixedDecks.ts';
import { runs } from '../support/runs.ts';
import { runTaiki } from './commandLine.ts';

const turnOf = (player: 'p1' | 'p2', turn: number): Fact => ({
  kind: 'turnBegan',
  player,
  turn,
  state: 'turn.startOfTurn.untapping',
  rule: '501.1',
});

const played = (seed: number) => {
  const [p1, p2] = mixedDecks(seed);
  const duel = createDuel({ decks: { p1, p2 }, seed, runtime: 'compiled' });
  return playOut(duel, { p1: randomAgent(seed), p2: randomAgent(seed + 1) });
};

describe('the story of a duel', () => {
  it('tells a turn from the side of its player, with shield triggers of the opponent', () => {
    const duel = arrange({
      step: 'attack',
      turn: 5,
      p1: { battleZone: ['Bolshack Dragon', 'Emeral'] },
      p2: { shieldZone: ['Filler', 'Terror Pit'], battleZone: [{ name: 'Aqua Soldier', tapped: true }] },
    });
    const choose = (label: string) => {
      const index = duel.decision?.options.findIndex((option) => option.label.includes(label)) ?? -1;
      expect(index).toBeGreaterThanOrEqual(0);
      duel.choose(index);
    };
    choose('Bolshack Dragon attacks Aqua Soldier');
    choose('Emeral attacks the player');
    choose('Shield 2');
    choose('Terror Pit');
    choose('Bolshack Dragon');
    const [turn] = storyOf([turnOf('p1', 5), ...duel.log]);
    expect(turn?.clauses.map(({ text }) => text).slice(0, 6)).toEqual([
      'Bolshack Dragon attacks Aqua Soldier',
      'Aqua Soldier goes to the hand',
      'Emeral attacks p2',
      'a shield of p2 breaks',
      'p2 casts Terror Pit by shield trigger',
      'Bolshack Dragon is destroyed',
    ]);
    expect([turn?.turn, turn?.player]).toEqual([5, 'p1']);
  });

  test.prop([fc.integer({ min: 0, max: 100_000 }), fc.constantFrom(80, 100, 120)], { numRuns: runs(6) })(
    'counts shields as the table does, and fits on two screens',
    (seed, columns) => {
      const duel = played(seed);
      const turns = storyOf(duel.log);
      const { counts } = duel.view('judge');
      expect(turns.at(-1)?.shields).toEqual({ p1: counts.p1.shieldZone, p2: counts.p2.shieldZone });
      const lines = storyLines(turns, columns);
      expect(lines.length).toBeLessThanOrEqual(44);
      expect(lines.filter((line) => line.length > columns)).toEqual([]);
    },
  );

  it('leaves out what matters least, and then the middle', () => {
    const turns = Array.from({ length: 50 }, (_, index) => ({
      turn: index + 1,
      player: 'p1' as const,
      shields: { p1: 5, p2: 5 },
      clauses: [
        { text: 'charges Emeral', weight: 'quiet' as const },
        ...(index < 40 ? [{ text: 'summons Emeral', weight: 'use' as const }] : []),
      ],
    }));
    const lines = storyLines(turns, 80);
    expect([lines.length, lines[0]]).toEqual([40, '   1 p1  5-5 summons Emeral']);
    const fights = turns.map((turn) => ({ ...turn, clauses: [{ text: 'x', weight: 'fight' as const }] }));
    expect(
      storyLines(fights, 80)
        .slice(20, 23)
        .map((line) => line.trim()),
    ).toEqual(['21 p1  5-5 x', '… 8 more lines', '30 p1  5-5 x']);
  });
});

describe('taiki run --story', () => {
  it('prints a line or two for each turn, the result, and how to see all of it', async () => {
    const { code, out } = await runTaiki('run', '--story', '--seed', '7');
    const lines = out.split('\n');
    expect(code).toBe(0);
    expect(lines.length).toBeLessThanOrEqual(50);
    expect(lines[2]).toBe('turn     shields');
    expect(lines[3]).toMatch(/^ {3}1 p1 {2}5-5 charges \S/);
    expect(lines.at(-2)).toMatch(/^p[12] wins by a direct attack in turn \d+\.$/);
    expect(lines.at(-1)).toBe('To see every step of this duel, with its rule: npx taiki run --seed 7');
  });

  it('prints the flow with --full, as npm start -- --full does', async () => {
    const full = await runTaiki('run', '--story', '--full', '--seed', '7');
    expect(full.out).toBe((await runTaiki('run', '--seed', '7')).out);
  });
});
