import type { Decision, DuelView, Option } from 'taiki';
import { arrange } from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import { type Choice, choicesOf } from '../../cli/play/choices.ts';
import { cellsOf } from '../../cli/play/table.ts';
import { AtScreen } from './atScreen.ts';

const keysAndLabels = (choices: readonly Choice[]) => choices.map(({ key, label }) => `${key} ${label}`);

const empty = arrange({ p1: {}, p2: {} });

const asking = (changes: Partial<Decision>): Decision => ({
  id: 1,
  player: 'p1',
  kind: 'choose',
  rule: '605.2b',
  prompt: 'Choose',
  source: undefined,
  options: [],
  min: 1,
  max: 1,
  ordered: false,
  limits: undefined,
  ...changes,
});

const choicesAt = (duel: ReturnType<typeof arrange>): readonly Choice[] => {
  const { decision } = duel;
  if (decision === undefined) throw new Error('The duel is over.');
  return choicesOf(duel.decisionFor(decision.player) ?? decision, duel.view(decision.player));
};

const numbers = (...values: readonly number[]): readonly Option[] =>
  values.map((number) => ({ label: String(number), number, ...(number === 0 ? { pass: true } : {}) }));

describe('what a player chooses from', () => {
  it('merges cards of the hand that are alike, with their count', () => {
    const duel = arrange({
      step: 'charge',
      p1: { hand: ['Emeral', 'Aqua Hulcus', 'Emeral'] },
    });
    expect(choicesAt(duel).map(({ label, indexes }) => [label, indexes])).toEqual([
      ['Charge Emeral (2 alike)', [0, 2]],
      ['Charge Aqua Hulcus', [1]],
      ['Charge nothing', [3]],
    ]);
  });

  it('numbers what does something from 1, and 0 does nothing', () => {
    const duel = arrange({ step: 'charge', p1: { hand: ['Emeral', 'Aqua Hulcus'] } });
    expect(choicesAt(duel).map(({ key }) => key)).toEqual(['1', '2', '0']);
    const optional = asking({ options: [{ label: 'A' }, { label: 'B' }], min: 0 });
    expect(keysAndLabels(choicesOf(optional, empty.view('p1')))).toEqual(['1 A', '2 B', '0 Choose none']);
  });

  it('lists amounts in order under themselves', () => {
    const amount = asking({ kind: 'number', options: numbers(2, 1, 0) });
    expect(choicesOf(amount, empty.view('p1')).map(({ key, indexes }) => [key, indexes])).toEqual([
      ['0', [2]],
      ['1', [1]],
      ['2', [0]],
    ]);
  });

  it('merges creatures only if nothing tells them apart, and otherwise gives them letters', () => {
    const duel = arrange({
      step: 'attack',
      p1: { battleZone: ['Emeral', 'Emeral', 'Bolshack Dragon'] },
      p2: { battleZone: [{ name: 'Emeral', tapped: true }, 'Emeral'], shieldZone: ['Filler'] },
    });
    expect(keysAndLabels(choicesAt(duel))).toEqual([
      '1 Emeral 1000 → the opponent (2 alike)',
      '2 Emeral 1000 → Emeral a 1000 (2 alike)',
      '3 Bolshack Dragon 6000 → the opponent',
      '4 Bolshack Dragon 6000 → Emeral a 1000',
      '0 Attack no more',
    ]);
  });

  it('does not merge what effects on standby are asked about, and tells them apart', () => {
    const standby = asking({ kind: 'standby', options: [{ label: 'Emeral' }, { label: 'Emeral' }], max: 2 });
    expect(keysAndLabels(choicesOf(standby, empty.view('p1')))).toEqual(['1 Emeral #1', '2 Emeral #2']);
  });

  it('does not merge creatures while a delayed effect waits, which may be about one of them', () => {
    const duel = arrange({ p1: { battleZone: ['Emeral', 'Emeral'] } });
    const view = duel.view('p1');
    const waiting: DuelView['lasting'][number] = {
      kind: 'delayed',
      text: 'Destroy it.',
      source: { name: 'Emeral', id: undefined },
      player: 'p1',
      until: 'once',
      since: 5,
    };
    const later: DuelView = { ...view, lasting: [waiting] };
    expect(cellsOf(view, 'p1').map(({ count, tag }) => [count, tag])).toEqual([[2, '']]);
    expect(cellsOf(later, 'p1').map(({ count, tag }) => [count, tag])).toEqual([
      [1, 'a'],
      [1, 'b'],
    ]);
  });

  it('does not merge options that limits treat differently', () => {
    const options: readonly Option[] = [{ label: 'A' }, { label: 'A' }];
    const view = empty.view('p1');
    expect(choicesOf(asking({ options, max: 2 }), view)).toHaveLength(1);
    for (const limits of [
      { total: { values: [1, 2], max: 2 } },
      { exclusive: [[0]] },
      { required: [1] },
      { preferred: [{ options: [0], over: [1] }] },
    ]) {
      expect(choicesOf(asking({ options, max: 2, limits }), view)).toHaveLength(2);
    }
  });

  it('names face-down shields by their place, never by a name', () => {
    const duel = arrange({
      step: 'attack',
      p1: { battleZone: ['Aqua Hulcus'] },
      p2: { shieldZone: ['Terror Pit', 'Holy Awe'] },
    });
    duel.choose(0);
    expect(duel.decision?.kind).toBe('shields');
    expect(choicesAt(duel).map(({ label, detail }) => [label, detail])).toEqual([
      ['Shield 1', ''],
      ['Shield 2', ''],
    ]);
  });

  it('tells payments apart by what they leave untapped', () => {
    const duel = arrange({
      p1: { hand: ['Aqua Hulcus'], manaZone: { water: 3, fire: 1, light: 1 } },
    });
    const at = new AtScreen(duel).press('1\n');
    expect(at.asked).toBe('pay');
    expect(at.with('Keep').map((line) => line.slice(0, 38).trim())).toEqual([
      '1  Keep 1 fire, 1 water  tap Light',
      '2  Keep 2 water  tap Light Filler,',
      '3  Keep 1 fire, 1 light  tap Water',
      '4  Keep 1 light, 1 water  tap Water',
    ]);
  });
});

describe('an attack', () => {
  it('is told with the power that the attacking creature has now, and what blocks with its own', () => {
    const duel = arrange({
      active: 'p2',
      step: 'attack',
      p1: { battleZone: ['Aqua Guard', 'Dia Nork, Moonlight Guardian'], shieldZone: ['Filler'] },
      p2: { battleZone: ['Brawler Zyler'] },
    });
    const at = new AtScreen(duel);
    while (at.session.awaitsAgent) at.controller.stepAgent();
    at.press('\n');
    expect(at.asked).toBe('block');
    expect(at.with('── ')[0]).toMatch(/^── Brawler Zyler 3000 attacks you ──/);
    expect(at.with('Block with').map((line) => line.trim())).toEqual([
      '1  Block with Aqua Guard  2000 against 3000',
      '2  Block with Dia Nork, Moonlight Guardian  5000 against 3000',
    ]);
    expect(at.with('0  Do not block')).toHaveLength(1);
    expect(at.with('Brawler Zyler 3000▲')).toHaveLength(1);
  });
});
