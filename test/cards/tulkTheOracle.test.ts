import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Tulk, the Oracle', () => {
  driven('is summoned for one light mana', (begin) => {
    const duel = begin({ p1: { hand: ['Tulk, the Oracle'], manaZone: { light: 1 } } });
    duel.use('Summon Tulk, the Oracle');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Tulk, the Oracle'], p2: [] });
    const other = begin({ p1: { hand: ['Tulk, the Oracle'], manaZone: { nature: 2 } } });
    expect(other.asked).toBe('p2 charge');
    expect(other.zone('p1', 'hand')).toEqual(['Tulk, the Oracle']);
  });

  driven('has power 500', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Tulk, the Oracle', 'Fear Fang'] },
      p2: {
        battleZone: [
          { name: 'Filler', tapped: true },
          { name: 'Tulk, the Oracle', tapped: true },
        ],
      },
    });
    duel.passUntil('p1 attack').choose('Tulk, the Oracle attacks Filler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Fear Fang'],
      p2: ['Filler (tapped)', 'Tulk, the Oracle (tapped)'],
    });
    const tie = begin({
      p1: { battleZone: ['Tulk, the Oracle', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Tulk, the Oracle', tapped: true }] },
    });
    tie.passUntil('p1 attack').choose('Tulk, the Oracle attacks Tulk, the Oracle');
    expect(tie.asked).toBe('p1 attack');
    expect(tie.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
  });
});
