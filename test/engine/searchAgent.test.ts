import {
  type Agent,
  askAgent,
  createDuel,
  type Duel,
  greedyAgent,
  OptionsError,
  playOut,
  type SearchReport,
  searchAgent,
  starterDecks,
} from 'taiki';
import { arrange } from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import { questionOf } from '../../agents/search/searchedDecisions.ts';
import { mixedDecks } from '../support/mixedDecks.ts';
import { runs } from '../support/runs.ts';

const DECK = starterDecks['burning-shadow'];
const DECKS = { p1: DECK, p2: DECK };
const FILLERS = Array.from({ length: 25 }, () => 'Filler');

const answerOf = (duel: Duel, agent: Agent): readonly (string | undefined)[] => {
  const { decision } = duel;
  if (decision === undefined) throw new Error('The duel is over.');
  const { player } = decision;
  return agent(duel.view(player), duel.decisionFor(player) ?? decision, duel.known(player)).map(
    (index) => decision.options[index]?.label,
  );
};

describe('searchAgent', () => {
  it('takes no sample for the same question in which other answers are legal', () => {
    const duel = arrange({ step: 'attack', p1: { battleZone: ['Bolshack Dragon'] } });
    const { decision } = duel;
    if (decision === undefined) throw new Error('The duel is over.');
    const required = { ...decision, limits: { required: [0] } };
    expect(questionOf({ ...decision })).toBe(questionOf(decision));
    expect(questionOf(required)).not.toBe(questionOf(decision));
    expect(questionOf({ ...decision, max: 2 })).not.toBe(questionOf(decision));
  });

  it('plays duels of all kinds of cards without an illegal answer', () => {
    for (let seed = 0; seed < runs(1); seed++) {
      const [p1, p2] = mixedDecks(seed);
      const decks = { p1, p2 };
      const agent = searchAgent({ decks, seed, iterations: 2 });
      const duel = createDuel({ decks, seed, runtime: 'compiled', limits: { turns: 8 } });
      expect(playOut(duel, { p1: agent, p2: agent }).result).toBeDefined();
    }
  });

  it('gives the same answers for the same seed', () => {
    const play = (seed: number): string => {
      const duel = createDuel({ decks: DECKS, seed: 4, runtime: 'compiled', limits: { turns: 9 } });
      const agent = searchAgent({ decks: DECKS, seed, iterations: 8 });
      return playOut(duel, { p1: agent, p2: greedyAgent }).record();
    };
    expect(play(1)).toBe(play(1));
  });

  it('reports what it found of each answer, and gives the best one', () => {
    const reports: SearchReport[] = [];
    const agent = searchAgent({
      decks: DECKS,
      seed: 1,
      iterations: 20,
      onSearched: (report) => reports.push(report),
    });
    const duel = createDuel({ decks: DECKS, seed: 4, runtime: 'compiled' });
    for (let count = 0; count < 6; count++) {
      const { decision } = duel;
      const before = reports.length;
      const answer = askAgent(duel, agent);
      duel.choose(answer);
      const [report] = reports.slice(before);
      if (report === undefined) continue;
      expect(report.decision.prompt).toBe(decision?.prompt);
      expect(report.answers[0]?.answer).toEqual(answer);
      expect(report.answers.reduce((sum, { samples }) => sum + samples, 0)).toBe(20);
      expect(report.samples).toBe(20);
      const worths = report.answers.map(({ worth }) => worth);
      expect(worths).toEqual(worths.toSorted((one, other) => other - one));
      expect(worths.every((worth) => worth >= 0 && worth <= 1)).toBe(true);
    }
    expect(reports.length).toBeGreaterThan(0);
    expect(() => searchAgent({ decks: DECKS, onSearched: 'x' as never })).toThrow(
      'onSearched: expected a function, not "x"',
    );
  });

  it('attacks the player for the win rather than a creature', () => {
    const duel = arrange({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon'] },
      p2: { shieldZone: 0, battleZone: [{ name: 'Aqua Hulcus', tapped: true }] },
    });
    const agent = searchAgent({
      decks: { p1: ['Bolshack Dragon', ...FILLERS], p2: ['Aqua Hulcus', ...FILLERS.slice(5)] },
      iterations: 60,
    });
    expect(answerOf(duel, agent)).toEqual(['Bolshack Dragon attacks the player']);
  });

  it('blocks the attack that would win, with a creature that loses the battle', () => {
    const duel = arrange({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon'] },
      p2: { shieldZone: 0, battleZone: ['Emerald Grass'] },
    });
    duel.choose(duel.decision?.options.findIndex(({ player }) => player === 'p2') ?? -1);
    expect(duel.decision?.kind).toBe('block');
    const agent = searchAgent({
      decks: { p1: ['Bolshack Dragon', ...FILLERS], p2: ['Emerald Grass', ...FILLERS.slice(5)] },
      iterations: 40,
    });
    expect(answerOf(duel, agent)).toEqual(['Block with Emerald Grass']);
  });

  it('decides by what it may know alone', () => {
    const hands = ['Holy Awe', 'Filler'].map((card) =>
      arrange({
        step: 'attack',
        p1: { battleZone: ['Bolshack Dragon', 'Aqua Hulcus'] },
        p2: { shieldZone: [card, 'Filler', 'Filler'], battleZone: ['Emerald Grass'] },
      }),
    );
    const p2 = ['Emerald Grass', 'Holy Awe', ...FILLERS.slice(3)];
    const decks = { p1: ['Bolshack Dragon', 'Aqua Hulcus', ...FILLERS], p2 };
    const answers = hands.map((duel) => {
      const { decision } = duel;
      if (decision === undefined) throw new Error('The duel is over.');
      return searchAgent({ decks, iterations: 60, seed: 2 })(duel.view('p1'), decision, duel.known('p1'));
    });
    expect(answers[0]).toEqual(answers[1]);
  });

  it('thinks for the time that it is given', () => {
    const duel = createDuel({ decks: DECKS, seed: 1, runtime: 'compiled' });
    const began = performance.now();
    answerOf(duel, searchAgent({ decks: DECKS, ms: 80 }));
    expect(performance.now() - began).toBeGreaterThanOrEqual(80);
  });

  it('refuses options that make no sense', () => {
    expect(() => searchAgent({ decks: DECKS, iterations: 0 })).toThrow(OptionsError);
    expect(() => searchAgent({ decks: DECKS, ms: Number.NaN })).toThrow('ms: expected a number above 0');
    const { p1 } = DECKS;
    expect(() => searchAgent({ decks: { p1 } as typeof DECKS })).toThrow(
      'decks: expected what the agent believes',
    );
  });
});
