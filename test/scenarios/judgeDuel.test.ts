import { createDuel, type Duel, parseChoice, parsePosition } from 'taiki';
import {
  differingEnds,
  endDifferences,
  firstDifference,
  judgeAnswers,
  judgeChoices,
  linesInSteps,
  type Outcome,
  sharedLines,
} from 'taiki/rulings';
import { describe, expect, it } from 'vitest';

const POSITION = `turn 5 of p1, attack
p1 battle zone: The Red, Lightning Sonic | Fear Fang
p1 hand: Redzone, Roaring Invasion | Redzone Z, Passionate Invasion
p1 deck: 20x Filler
p2 battle zone: Burning Mane | Tri-horn Shepherd
p2 shield zone: 5x Filler
p2 deck: 20x Filler`;

const begun = (): Duel => createDuel({ position: parsePosition(POSITION), seed: 0, runtime: 'compiled' });

function answer(duel: Duel, ...texts: readonly string[]): Duel {
  for (const text of texts) {
    const { decision } = duel;
    if (decision === undefined) throw new Error('The duel is over.');
    duel.choose(parseChoice(decision, text));
  }
  return duel;
}

const ends = (outcomes: readonly Outcome[]) => differingEnds(endDifferences(outcomes));

describe('what comes of each answer', () => {
  const BOTH = [
    'The Red, Lightning Sonic -> p2',
    'Redzone, Roaring Invasion | Redzone Z, Passionate Invasion',
  ];

  it('is told from there on for each effect that may be next (605.1), and leaves the duel as it is', () => {
    const duel = answer(begun(), ...BOTH);
    expect(duel.decision?.kind).toBe('standby');
    const before = duel.record();
    const { outcomes, isComplete } = judgeAnswers(duel);
    expect(isComplete).toBe(true);
    expect(new Set(outcomes.map(({ orders }) => orders[0]))).toEqual(
      new Set(duel.decision?.options.map(({ label }) => label)),
    );
    expect(duel.record()).toBe(before);
    for (const { lines, failure } of outcomes) {
      expect(failure).toBeUndefined();
      expect(lines.find(({ kind }) => kind === 'decision')?.text).toMatch(/^1 · p1 standby/);
      expect(lines.some(({ text }) => text.includes('attacks p2'))).toBe(false);
    }
    expect(ends(outcomes).map(({ what }) => what)).toContain('p2 graveyard');
  });

  it('has every legal answer, up to the limit', () => {
    const duel = answer(begun(), 'The Red, Lightning Sonic -> p2');
    expect(duel.decision?.kind).toBe('declareUsage');
    const labels = judgeAnswers(duel, { orders: 'asked' }).outcomes.map(({ orders }) => orders.join(' + '));
    const [one, other] = duel.decision?.options.map(({ label }) => label) ?? [];
    expect(labels).toEqual(['nothing', one, other, `${one} + ${other}`]);
    const some = judgeAnswers(duel, { orders: 'asked', limit: 2 });
    expect([some.outcomes.length, some.isComplete]).toEqual([2, false]);
  });

  it('goes on to the end of the turn if the rest is passed', () => {
    const { outcomes } = judgeAnswers(begun(), { rest: 'passed' });
    const passed = outcomes.at(-1);
    expect(passed?.duel.game.turn).toMatchObject({ number: 6, active: 'p2' });
    const attacked = outcomes.find(({ orders }) => orders[0]?.endsWith('attacks the player'));
    expect(attacked?.duel.decision?.kind).toBe('shields');
  });

  it('is refused for a duel that is over', () => {
    const duel = begun();
    duel.concede('p1');
    expect(() => judgeAnswers(duel)).toThrow('expected one with an open decision');
  });
});

describe('two lines of play side by side', () => {
  const judged = (...choices: Parameters<typeof judgeChoices>[1]) => {
    const [outcome] = judgeChoices(begun(), choices).outcomes;
    if (outcome === undefined) throw new Error('Nothing happens.');
    return outcome;
  };

  it('share what happens before they part, and what comes of that first is marked', () => {
    const [none, one] = [judged([0], []), judged([0], [0])];
    const shared = sharedLines(none.lines, one.lines);
    expect(none.lines[shared]?.text).toMatch(/^2 · p1 declareUsage/);
    const [left, right] = [none.lines.slice(shared), one.lines.slice(shared)];
    const [at, other] = firstDifference(left, right) ?? [];
    expect([left[at ?? -1]?.kind, right[other ?? -1]?.kind]).not.toContain('chosen');
    expect(left[at ?? -1]?.text).not.toBe(right[other ?? -1]?.text);
    expect(linesInSteps(left)[0]?.[0]).toBe(left[0]);
    expect(linesInSteps(left).flat()).toEqual(left);
  });

  it('that are the same differ in nothing', () => {
    const [one, same] = [judged([0], [0]), judged([0], [0])];
    expect(sharedLines(one.lines, same.lines)).toBe(one.lines.length);
    expect(firstDifference(one.lines, same.lines)).toBeUndefined();
    expect(ends([one, same])).toEqual([]);
  });

  it('may end by a concession', () => {
    const over = judged([0], { concedes: 'p2' });
    expect(over.duel.result?.winner).toBe('p1');
    expect(ends([over, judged([0])])[0]).toEqual({
      what: 'asked',
      each: ['over, won by p1', 'p1 declareUsage'],
    });
  });
});
