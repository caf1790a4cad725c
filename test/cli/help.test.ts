import { arrange } from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import { helpFor } from '../../cli/help.ts';

describe('? in taiki play', () => {
  it('says what the decision is about, and why not', () => {
    const duel = arrange({
      p1: { hand: ['Terror Pit', 'Aqua Hulcus'], manaZone: { water: 3 } },
      p2: { hand: ['Filler'] },
    });
    const { decision } = duel;
    const lines = decision === undefined ? [] : helpFor(decision, duel.explain());
    expect(lines[0]).toContain('(rule 504.1)');
    expect(lines).toContain('Why not?');
    expect(lines).toContain('Terror Pit cannot be cast: its cost cannot be paid (rule 601.1e).');
    expect(lines.filter((line) => line.includes('Aqua Hulcus'))).toEqual([]);
  });
});
