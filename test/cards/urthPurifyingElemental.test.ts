import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Urth, Purifying Elemental', () => {
  driven("may untap at the end of its player's turn, alone", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Urth, Purifying Elemental', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
    });
    duel
      .choose('Urth, Purifying Elemental attacks Fear Fang')
      .choose('Burning Mane attacks the player')
      .choose('Shield 1');
    expect(duel.asked).toBe('p1 confirm');
    expect(duel.battleZones.p1).toEqual(['Urth, Purifying Elemental (tapped)', 'Burning Mane (tapped)']);
    duel.choose('Yes');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Urth, Purifying Elemental', 'Burning Mane (tapped)'], p2: [] });
  });

  driven("need not, and does nothing at the end of the opponent's turn", (begin) => {
    const duel = begin({
      step: 'end',
      p1: { battleZone: [{ name: 'Urth, Purifying Elemental', tapped: true }] },
    });
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('No');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones.p1).toEqual(['Urth, Purifying Elemental (tapped)']);
    const other = begin({
      step: 'end',
      p1: { hand: ['Filler'] },
      p2: { battleZone: [{ name: 'Urth, Purifying Elemental', tapped: true }] },
    });
    expect(other.asked).toBe('p2 charge');
  });

  driven('breaks 2 shields', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Urth, Purifying Elemental', 'Writhing Bone Ghoul'] },
    });
    duel.choose('Urth, Purifying Elemental attacks the player').choose('Shield 2', 'Shield 5');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Urth, Purifying Elemental (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([3, 2]);
  });
  driven('breaks the last shield, and does not win yet', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Urth, Purifying Elemental', 'Writhing Bone Ghoul'] },
      p2: { shieldZone: 1 },
    });
    duel.choose('Urth, Purifying Elemental attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });
});
