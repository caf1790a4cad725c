import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Iocant, the Oracle', () => {
  driven('blocks with 2000 power where only the opponent has an Angel Command', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Hanusa, Radiance Elemental'] },
      p2: { battleZone: ['Iocant, the Oracle', 'Fear Fang'] },
    });
    duel.choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Iocant, the Oracle']);
    duel.choose('Block with Iocant, the Oracle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Hanusa, Radiance Elemental'], p2: ['Fear Fang'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Iocant, the Oracle']);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('blocks with 4000 power beside an Angel Command', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Forest Hornet', 'Fear Fang'] },
      p2: { battleZone: ['Iocant, the Oracle', 'Hanusa, Radiance Elemental'] },
    });
    duel.choose('Forest Hornet attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Iocant, the Oracle']);
    duel.choose('Block with Iocant, the Oracle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Hanusa, Radiance Elemental'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Iocant, the Oracle']);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('attacks with 4000 power beside an Angel Command', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Iocant, the Oracle', 'Hanusa, Radiance Elemental'] },
      p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }, 'Fear Fang'] },
    });
    duel.choose('Iocant, the Oracle attacks Forest Hornet');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Hanusa, Radiance Elemental'], p2: ['Fear Fang'] });
  });

  driven('attacks creatures only', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Iocant, the Oracle', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Aqua Vehicle'] },
    });
    expect(duel.options).toEqual([
      'Iocant, the Oracle attacks Burning Mane',
      'Fear Fang attacks the player',
      'Fear Fang attacks Burning Mane',
      'Attack no more',
    ]);
  });

  driven('need not block, and cannot while it is tapped', (begin) => {
    for (const iocant of ['Iocant, the Oracle', { name: 'Iocant, the Oracle', tapped: true }]) {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: ['Burning Mane', 'Fear Fang'] },
        p2: { battleZone: [iocant] },
      });
      duel.choose('Burning Mane attacks the player');
      expect(duel.asked).toBe(typeof iocant === 'string' ? 'p2 block' : 'p1 shields');
      duel.passUntil('p1 shields').choose('Shield 1');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.count('p2', 'shieldZone')).toBe(4);
    }
  });
});
