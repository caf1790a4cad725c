import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Slime Veil', () => {
  driven("the opponent's creatures must attack in the opponent's next turn", (begin) => {
    const duel = begin({
      p1: { hand: ['Slime Veil'], manaZone: { darkness: 1 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Burning Mane', 'Forest Hornet'] },
    });
    duel.use('Cast Slime Veil');
    expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
    duel.pass().passUntil('p2 attack');
    expect(duel.options).toEqual(['Burning Mane attacks the player', 'Forest Hornet attacks the player']);
    duel.choose('Burning Mane attacks the player').choose('Shield 1');
    expect([duel.asked, duel.battleZones.p2]).toEqual([
      'p2 shields',
      ['Burning Mane (tapped)', 'Forest Hornet (tapped)'],
    ]);
    duel.choose('Shield 2');
    duel.passUntil('p1 attack').passUntil('p2 attack');
    expect(duel.options).toContain('Attack no more');
  });
});
