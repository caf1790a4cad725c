import { greedyAgent } from 'taiki';
import { arrange } from 'taiki/testing';
import { describe, expect, it } from 'vitest';

describe('greedyAgent', () => {
  it('blocks with a creature that has to block, though it loses the battle (507.1)', () => {
    const duel = arrange({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon'] },
      p2: { battleZone: ['Senatine Jade Tree', 'Belmol, the Explorer'] },
    });
    duel.choose(duel.decision?.options.findIndex(({ player }) => player === 'p2') ?? -1);
    const { decision } = duel;
    if (decision === undefined) throw new Error('The duel is over.');
    expect(decision.kind).toBe('block');
    const answer = greedyAgent(duel.view('p2'), decision);
    const chosen = [answer].flat().map((index) => decision.options[index]?.card?.name);
    expect(chosen).toEqual(['Belmol, the Explorer']);
  });
});
